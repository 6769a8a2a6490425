import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { fiveElements } from '../five-elements';

const written = (tag, leaveOut = '') =>
  Object.entries(fiveElements[tag])
    .filter(([name]) => name !== leaveOut)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

class Portal {
  listType = signal('favorites');
  heard = signal('');
  isShown = signal(true);
}

/** Compiled in the browser, without the decorators' syntax. */
const PortalComponent = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="to-owned" (click)="listType.set('owned')">Own lists</button>
    <button id="to-none" (click)="isShown.set(!isShown())">Show or not</button>
    <output id="heard">{{ heard() }}</output>
    @if (isShown()) {
      <div>
        <lp-catalog-home ${written('lp-catalog-home')}></lp-catalog-home>
        <lp-search ${written('lp-search')} (lp-search)="heard.set($any($event).detail.phrase)"></lp-search>
        <lp-lists ${written('lp-lists', 'list-type')} [listType]="listType()"></lp-lists>
        <lp-media-player ${written('lp-media-player')}></lp-media-player>
        <lp-favourites-button ${written('lp-favourites-button')}></lp-favourites-button>
      </div>
    }
  `,
})(Portal);

bootstrapApplication(PortalComponent, { providers: [provideZonelessChangeDetection()] });
