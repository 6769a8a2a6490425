import type { Five } from '../five';
import type { Form, Level } from '../formats/format';
import type { Area, Audience } from '../subjects/subject';

export const areaNames: Record<Area, Five> = {
  health: ['Sundhed', 'Health', 'Hälsa', 'Helse', 'Zdrowie'],
  care: [
    'Omsorg og ældre',
    'Care of older people',
    'Äldreomsorg',
    'Eldreomsorg',
    'Opieka nad osobami starszymi',
  ],
  school: ['Skole', 'School', 'Skola', 'Skule', 'Szkoła'],
  daycare: ['Dagtilbud', 'Day care', 'Förskola', 'Barnehage', 'Przedszkole'],
  it: [
    'IT og digitale værktøjer',
    'IT and digital tools',
    'IT och digitala verktyg',
    'IT og digitale verktøy',
    'IT i narzędzia cyfrowe',
  ],
  data: [
    'Data og informationssikkerhed',
    'Data and information security',
    'Data och informationssäkerhet',
    'Data og informasjonstryggleik',
    'Dane i bezpieczeństwo informacji',
  ],
  leadership: ['Ledelse', 'Leadership', 'Ledarskap', 'Leiing', 'Kierowanie'],
  teamwork: ['Samarbejde', 'Working together', 'Samarbete', 'Samarbeid', 'Współpraca'],
  safety: [
    'Sikkerhed og beredskab',
    'Safety and emergencies',
    'Säkerhet och beredskap',
    'Tryggleik og beredskap',
    'Bezpieczeństwo',
  ],
  technical: [
    'Vej, park og vand',
    'Roads, parks and water',
    'Väg, park och vatten',
    'Veg, park og vatn',
    'Drogi, parki i woda',
  ],
  climate: [
    'Klima og natur',
    'Climate and nature',
    'Klimat och natur',
    'Klima og natur',
    'Klimat i przyroda',
  ],
  law: [
    'Jura og demokrati',
    'Law and democracy',
    'Juridik och demokrati',
    'Jus og demokrati',
    'Prawo i demokracja',
  ],
  economy: [
    'Økonomi og indkøb',
    'Finance and procurement',
    'Ekonomi och inköp',
    'Økonomi og innkjøp',
    'Finanse i zakupy',
  ],
  citizens: [
    'Borgerservice',
    'Citizen services',
    'Medborgarservice',
    'Innbyggjarservice',
    'Obsługa mieszkańców',
  ],
  culture: [
    'Kultur og bibliotek',
    'Culture and library',
    'Kultur och bibliotek',
    'Kultur og bibliotek',
    'Kultura i biblioteka',
  ],
  language: ['Sprog', 'Languages', 'Språk', 'Språk', 'Języki'],
};

export const levelNames: Record<Level, Five> = {
  beginner: ['Begynder', 'Beginner', 'Nybörjare', 'Nybyrjar', 'Początkujący'],
  intermediate: ['Let øvet', 'Intermediate', 'Medelnivå', 'Litt øvd', 'Średnio zaawansowany'],
  advanced: ['Øvet', 'Advanced', 'Avancerad', 'Øvd', 'Zaawansowany'],
  refresher: ['Genopfriskning', 'Refresher', 'Repetition', 'Oppfrisking', 'Odświeżenie wiedzy'],
  allLevels: ['Alle niveauer', 'All levels', 'Alla nivåer', 'Alle nivå', 'Wszystkie poziomy'],
};

export const formNames: Record<Form, Five> = {
  classroom: ['Fremmøde', 'In person', 'På plats', 'Oppmøte', 'Stacjonarnie'],
  practice: [
    'Praktisk øvelse',
    'Hands-on practice',
    'Praktisk övning',
    'Praktisk øving',
    'Ćwiczenia praktyczne',
  ],
  online: [
    'Online i eget tempo',
    'Online at your own pace',
    'Digitalt i egen takt',
    'På nett i eige tempo',
    'Online we własnym tempie',
  ],
  meeting: ['Onlinemøde', 'Online meeting', 'Digitalt möte', 'Nettmøte', 'Spotkanie online'],
  listenOrWatch: ['Lyd og film', 'Audio and film', 'Ljud och film', 'Lyd og film', 'Nagrania i filmy'],
  read: ['Læsning', 'Reading', 'Läsning', 'Lesing', 'Do czytania'],
  oneToOne: ['En til en', 'One to one', 'En till en', 'Ein til ein', 'Indywidualnie'],
  programme: ['Længere forløb', 'Longer programme', 'Längre program', 'Lengre løp', 'Dłuższy program'],
};

export const audienceNames: Record<Audience, Five> = {
  everyone: ['Alle ansatte', 'All staff', 'Alla anställda', 'Alle tilsette', 'Wszyscy pracownicy'],
  newcomers: ['Nye kolleger', 'New colleagues', 'Nya kollegor', 'Nye kollegaer', 'Nowi pracownicy'],
  leaders: ['Ledere', 'Leaders', 'Ledare', 'Leiarar', 'Kadra kierownicza'],
  careStaff: ['Pleje og omsorg', 'Care staff', 'Vård och omsorg', 'Pleie og omsorg', 'Personel opiekuńczy'],
  schoolStaff: [
    'Skolens personale',
    'School staff',
    'Skolans personal',
    'Skulepersonale',
    'Pracownicy szkół',
  ],
  daycareStaff: [
    'Pædagogisk personale',
    'Day care staff',
    'Förskolans personal',
    'Barnehagepersonale',
    'Pracownicy przedszkoli',
  ],
  outdoorCrews: [
    'Drift og anlæg',
    'Operations crews',
    'Drift och anläggning',
    'Drift og anlegg',
    'Ekipy techniczne',
  ],
  kitchenStaff: ['Køkkenpersonale', 'Kitchen staff', 'Kökspersonal', 'Kjøkenpersonale', 'Pracownicy kuchni'],
  caseworkers: ['Sagsbehandlere', 'Caseworkers', 'Handläggare', 'Saksbehandlarar', 'Referenci'],
  officeStaff: [
    'Kontor og administration',
    'Office staff',
    'Kontor och administration',
    'Kontor og administrasjon',
    'Pracownicy biurowi',
  ],
  volunteers: ['Frivillige', 'Volunteers', 'Volontärer', 'Frivillige', 'Wolontariusze'],
  stewards: [
    'Tillidsvalgte',
    'Staff representatives',
    'Förtroendevalda',
    'Tillitsvalde',
    'Przedstawiciele pracowników',
  ],
};
