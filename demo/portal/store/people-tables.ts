import type { Store } from './store';

const tables = `
create table if not exists setting (name text primary key, value text not null);
create table if not exists seeded_person (person text primary key);
create table if not exists favourite (
  number integer primary key autoincrement, person text not null, offer text not null, name text not null,
  created text not null,
  unique (person, offer));
create table if not exists list (
  number integer primary key autoincrement, id text not null unique, owner text not null, name text not null,
  description text not null, color text not null);
create table if not exists list_item (
  number integer primary key autoincrement, list text not null references list (id) on delete cascade,
  offer text not null, name text not null, position integer not null, unique (list, offer));
create table if not exists follow (
  person text not null, list text not null references list (id) on delete cascade, primary key (person, list));
create table if not exists interest (person text not null, tag text not null, primary key (person, tag));
create table if not exists element_order (
  person text not null, component text not null, entries text not null, primary key (person, component));
create table if not exists event (
  number integer primary key autoincrement, person text not null, kind integer not null, data text not null,
  uri text not null, created text not null, unique (person, uri));
create table if not exists phrase (number integer primary key autoincrement, person text not null, title text not null);
create index if not exists phrase_of_person on phrase (person, title);
create table if not exists sign_up (
  number integer primary key autoincrement, person text not null, offer text not null, class text, status text not null,
  changed text not null, freed text, unique (person, offer));
create table if not exists calendar_feed (person text primary key, key text not null unique);
create table if not exists post_view (person text not null, post text not null, primary key (person, post));
`;

const written =
  'calendar_feed sign_up post_view phrase event element_order interest follow list_item list favourite seeded_person';

/** Makes the tables of what people write, where they are missing. */
export function createPeopleTables(store: Store): void {
  store.script(tables);
}

/** Empties them, so that the next seeding starts from nothing. */
export function emptyPeopleTables(store: Store): void {
  store.transaction(() => {
    for (const table of written.split(' ')) store.run(`delete from ${table}`);
  });
}
