import type { MediaSource, OfferType, TextTrack } from '../../catalog-format';
import { fingerprint, guidOf } from '../fingerprint';

const filmTracks: TextTrack[] = [
  { file: 'welcome.en.vtt', language: 'en', label: 'English', kind: 'captions' },
  { file: 'welcome.da.vtt', language: 'da', label: 'Dansk', kind: 'captions' },
  { file: 'welcome.chapters.vtt', language: 'en', label: 'Chapters', kind: 'chapters' },
];
const film: MediaSource = {
  file: 'welcome.webm',
  length: '40 {seconds}',
  textTracks: filmTracks,
  showRelated: true,
};
const streamCaptions: TextTrack[] = [
  { file: 'walk.en.vtt', language: 'en', label: 'English', kind: 'captions' },
  { file: 'walk.da.vtt', language: 'da', label: 'Dansk', kind: 'captions' },
];
const stream: MediaSource = {
  file: 'hls/walk.m3u8',
  length: '20 {seconds}',
  textTracks: streamCaptions,
  showRelated: true,
};

const spoken: TextTrack[] = [
  { file: 'questions.en.vtt', language: 'en', label: 'English', kind: 'captions' },
  { file: 'questions.chapters.vtt', language: 'en', label: 'Chapters', kind: 'chapters' },
];

/** The material behind an offer of a media type; other types have none (R-MEDIA-017, A-123, O-14). */
export function mediaOf(type: OfferType, key: string): MediaSource | undefined {
  const slug = guidOf(key).slice(0, 8);
  const sources: Partial<Record<OfferType, MediaSource>> = {
    video: fingerprint(key) % 3 === 0 ? stream : film,
    audio: { file: 'questions.ogg', length: '22 {seconds}', textTracks: spoken, showRelated: true },
    pdf: { file: 'handbook.pdf', length: '3 {pages}', showRelated: true },
    eDesigner: { file: 'quiz.html', length: '3 {minutes}', showRelated: true },
    scorm: { file: 'package.html', length: '15 {minutes}', scormPackageGuid: guidOf(`package ${key}`) },
    moodle: { url: `https://moodle.example.org/course/${slug}`, length: '4 {hours}' },
    externalLink: { url: `https://www.example.org/reading/${slug}` },
  };
  return sources[type];
}
