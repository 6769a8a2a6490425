import type { Five } from '../five';

/** The places where classes are held, as class tags. */
export type Place =
  'townHall' | 'library' | 'depot' | 'fireStation' | 'north' | 'south' | 'harbour' | 'online';

export const placeNames: Record<Place, Five> = {
  townHall: ['Rådhuset', 'Town Hall', 'Stadshuset', 'Rådhuset', 'Ratusz'],
  library: ['Hovedbiblioteket', 'Main Library', 'Stadsbiblioteket', 'Hovudbiblioteket', 'Biblioteka Główna'],
  depot: ['Materielgården', 'Works Depot', 'Driftdepån', 'Driftsstasjonen', 'Baza techniczna'],
  fireStation: ['Brandstationen', 'Fire Station', 'Brandstationen', 'Brannstasjonen', 'Straż pożarna'],
  north: ['Elmvik Nord', 'Elmvik North', 'Elmvik Norra', 'Elmvik Nord', 'Elmvik Północ'],
  south: ['Elmvik Syd', 'Elmvik South', 'Elmvik Södra', 'Elmvik Sør', 'Elmvik Południe'],
  harbour: ['Havnehuset', 'Harbour House', 'Hamnhuset', 'Hamnehuset', 'Dom Portowy'],
  online: ['Online', 'Online', 'Digitalt', 'På nett', 'Online'],
};

/** When in the week a class starts, as class tags. */
export type WeekTime = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'evening';

export const weekTimeNames: Record<WeekTime, Five> = {
  monday: ['Mandag', 'Monday', 'Måndag', 'Måndag', 'Poniedziałek'],
  tuesday: ['Tirsdag', 'Tuesday', 'Tisdag', 'Tysdag', 'Wtorek'],
  wednesday: ['Onsdag', 'Wednesday', 'Onsdag', 'Onsdag', 'Środa'],
  thursday: ['Torsdag', 'Thursday', 'Torsdag', 'Torsdag', 'Czwartek'],
  friday: ['Fredag', 'Friday', 'Fredag', 'Fredag', 'Piątek'],
  evening: ['Aften', 'Evening', 'Kväll', 'Kveld', 'Wieczór'],
};

/** The language of the teaching. */
export type TeachingLanguage = 'danish' | 'english' | 'swedish' | 'norwegian' | 'polish' | 'other';

export const teachingLanguageNames: Record<TeachingLanguage, Five> = {
  danish: ['Dansk', 'Danish', 'Danska', 'Dansk', 'Duński'],
  english: ['Engelsk', 'English', 'Engelska', 'Engelsk', 'Angielski'],
  swedish: ['Svensk', 'Swedish', 'Svenska', 'Svensk', 'Szwedzki'],
  norwegian: ['Norsk', 'Norwegian', 'Norska', 'Norsk', 'Norweski'],
  polish: ['Polsk', 'Polish', 'Polska', 'Polsk', 'Polski'],
  other: ['Andre sprog', 'Other languages', 'Andra språk', 'Andre språk', 'Inne języki'],
};
