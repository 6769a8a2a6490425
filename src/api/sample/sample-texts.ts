/** The texts of the samples, in the languages of the interface. They are phrased as content, not as labels. */
export interface SampleTexts {
  course: string;
  eLearning: string;
  news: string;
  list: string;
  interest: string;
  description: string;
  person: string;
}

const english: SampleTexts = {
  course: 'Sample course',
  eLearning: 'Sample e-learning',
  news: 'Sample news',
  list: 'Sample list',
  interest: 'Sample interest',
  description: 'This text shows how much room a description takes. Yours will stand here.',
  person: 'Sample User',
};

const byLanguage: Readonly<Record<string, SampleTexts>> = {
  en: english,
  da: {
    course: 'Eksempel på kursus',
    eLearning: 'Eksempel på e-læring',
    news: 'Eksempel på nyhed',
    list: 'Eksempel på liste',
    interest: 'Eksempel på interesse',
    description: 'Teksten viser, hvor meget plads en beskrivelse fylder. Her kommer din egen til at stå.',
    person: 'Eksempelbruger',
  },
  sv: {
    course: 'Exempel på kurs',
    eLearning: 'Exempel på e-lärande',
    news: 'Exempel på nyhet',
    list: 'Exempel på lista',
    interest: 'Exempel på intresse',
    description: 'Texten visar hur mycket plats en beskrivning tar. Här kommer din egen att stå.',
    person: 'Exempelanvändare',
  },
  nn: {
    course: 'Døme på kurs',
    eLearning: 'Døme på e-læring',
    news: 'Døme på nyhende',
    list: 'Døme på liste',
    interest: 'Døme på interesse',
    description: 'Teksten viser kor mykje plass ei skildring tek. Her kjem di eiga til å stå.',
    person: 'Dømebrukar',
  },
  pl: {
    course: 'Przykładowy kurs',
    eLearning: 'Przykładowy e-learning',
    news: 'Przykładowa wiadomość',
    list: 'Przykładowa lista',
    interest: 'Przykładowe zainteresowanie',
    description: 'Ten tekst pokazuje, ile miejsca zajmuje opis. Tu pojawi się właściwy.',
    person: 'Przykładowy użytkownik',
  },
};

export const sampleTexts = (culture: string): SampleTexts => byLanguage[culture.slice(0, 2)] ?? english;
