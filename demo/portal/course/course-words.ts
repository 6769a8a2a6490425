import type { OfferType } from '../catalog-format';
import type { Five } from '../academy/five';

/** The words of the course page, in five languages. */
export const courseWords = {
  signUp: ['Tilmeld', 'Sign up', 'Anmäl dig', 'Meld deg på', 'Zapisz się'],
  joinWaitingList: [
    'Kom på venteliste',
    'Join the waiting list',
    'Ställ dig på väntelistan',
    'Set deg på ventelista',
    'Zapisz się na listę oczekujących',
  ],
  signOff: ['Meld fra', 'Sign off', 'Avanmäl dig', 'Meld deg av', 'Wypisz się'],
  signedUp: ['Du er tilmeldt', 'You are signed up', 'Du är anmäld', 'Du er påmeld', 'Jesteś zapisany/a'],
  waiting: [
    'Du står på venteliste',
    'You are on the waiting list',
    'Du står på väntelistan',
    'Du står på ventelista',
    'Jesteś na liście oczekujących',
  ],
  completed: [
    'Du har gennemført',
    'You have completed this',
    'Du har slutfört',
    'Du har fullført',
    'Ukończono',
  ],
  expired: [
    'Dit bevis er udløbet',
    'Your certificate has expired',
    'Ditt intyg har gått ut',
    'Beviset ditt har gått ut',
    'Twój certyfikat wygasł',
  ],
  expiresSoon: [
    'Dit bevis udløber snart',
    'Your certificate expires soon',
    'Ditt intyg går snart ut',
    'Beviset ditt går snart ut',
    'Twój certyfikat wkrótce wygaśnie',
  ],
  notCompleted: ['Ikke gennemført', 'Not completed', 'Inte slutfört', 'Ikkje fullført', 'Nie ukończono'],
  open: [
    'Åben for tilmelding',
    'Open for sign-up',
    'Öppen för anmälan',
    'Open for påmelding',
    'Zapisy otwarte',
  ],
  logIn: [
    'Log ind for at tilmelde dig',
    'Log in to sign up',
    'Logga in för att anmäla dig',
    'Logg inn for å melde deg på',
    'Zaloguj się, aby się zapisać',
  ],
  needsNoSignUp: [
    'Du behøver ikke at tilmelde dig.',
    'You need no sign-up.',
    'Du behöver inte anmäla dig.',
    'Du treng ikkje melde deg på.',
    'Nie musisz się zapisywać.',
  ],
  openCourse: ['Åbn kurset', 'Open the course', 'Öppna kursen', 'Opne kurset', 'Otwórz kurs'],
  mandatory: ['Obligatorisk', 'Mandatory', 'Obligatorisk', 'Obligatorisk', 'Obowiązkowe'],
  about: ['Om kurset', 'About the course', 'Om kursen', 'Om kurset', 'O kursie'],
  contents: ['Indhold', 'Contents', 'Innehåll', 'Innhald', 'Zawartość'],
  classes: ['Hold', 'Classes', 'Grupper', 'Grupper', 'Grupy'],
  noClasses: [
    'Der er ingen hold lige nu. Kig forbi igen.',
    'There are no classes right now. Come back soon.',
    'Det finns inga grupper just nu. Titta in igen.',
    'Det er ingen grupper akkurat no. Kom innom igjen.',
    'Obecnie nie ma żadnych grup. Zajrzyj tu później.',
  ],
  anyTime: [
    'Begynd, når det passer dig.',
    'Begin whenever it suits you.',
    'Börja när det passar dig.',
    'Begynn når det passar deg.',
    'Zacznij, kiedy chcesz.',
  ],
  when: ['Hvornår', 'When', 'När', 'Når', 'Kiedy'],
  where: ['Hvor', 'Where', 'Var', 'Kvar', 'Gdzie'],
  seats: ['Ledige pladser', 'Free seats', 'Lediga platser', 'Ledige plassar', 'Wolne miejsca'],
  seatsOf: ['{left} af {all}', '{left} of {all}', '{left} av {all}', '{left} av {all}', '{left} z {all}'],
  full: ['Optaget', 'Full', 'Fullt', 'Fullt', 'Brak miejsc'],
  yourClass: ['Dit hold', 'Your class', 'Din grupp', 'Gruppa di', 'Twoja grupa'],
  archived: [
    'Kurset udbydes ikke længere.',
    'This course is no longer offered.',
    'Kursen ges inte längre.',
    'Kurset blir ikkje tilbode lenger.',
    'Ten kurs nie jest już oferowany.',
  ],
  frontPage: ['Til forsiden', 'To the front page', 'Till startsidan', 'Til framsida', 'Na stronę główną'],
  myActivities: [
    'Mine aktiviteter',
    'My activities',
    'Mina aktiviteter',
    'Aktivitetane mine',
    'Moje aktywności',
  ],
} as const satisfies Record<string, Five>;

export type CourseWord = keyof typeof courseWords;

/** What each type that one signs up for is called. */
export const typeWords = {
  course: ['Kursus', 'Course', 'Kurs', 'Kurs', 'Kurs'],
  eLearning: ['E-læring', 'E-learning', 'Webbkurs', 'Nettkurs', 'Kurs online'],
  conference: ['Konference', 'Conference', 'Konferens', 'Konferanse', 'Konferencja'],
  ticketScheme: ['Klippekort', 'Ticket scheme', 'Klippkort', 'Klippekort', 'Karnet'],
  timebooking: ['Tidsbestilling', 'Time booking', 'Tidsbokning', 'Timebestilling', 'Rezerwacja terminu'],
  education: ['Uddannelse', 'Education', 'Utbildning', 'Utdanning', 'Kształcenie'],
  conversation: ['Samtale', 'Conversation', 'Samtal', 'Samtale', 'Rozmowa'],
} as const satisfies Partial<Record<OfferType, Five>>;

/** A type that one signs up for; the others have pages of their own. */
export type CourseType = keyof typeof typeWords;

/** Whether one signs up for a type. */
export function isCourseType(type: OfferType): type is CourseType {
  return type in typeWords;
}
