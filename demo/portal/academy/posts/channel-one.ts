import type { PostText } from './post-text';

/** The care channel, in five languages. */
export const channelOnePosts: readonly PostText[] = [
  {
    title: [
      'Musik til morgenkaffen',
      'Music with morning coffee',
      'Musik till morgonkaffet',
      'Musikk til morgonkaffien',
      'Muzyka do porannej kawy',
    ],
    appetizer: [
      'På plejehjemmet ved havnen begynder dagen nu med en sang.',
      'At the care home by the harbour the day now begins with a song.',
      'På äldreboendet vid hamnen börjar dagen nu med en sång.',
      'På sjukeheimen ved hamna startar dagen no med ein song.',
      'W domu opieki przy porcie dzień zaczyna się teraz od piosenki.',
    ],
  },
  {
    title: [
      'Tre råd om tørre hænder',
      'Three tips for dry hands',
      'Tre råd om torra händer',
      'Tre råd om tørre hender',
      'Trzy rady na suche dłonie',
    ],
    appetizer: [
      'Vinteren er hård ved huden. Fedt, handsker og lunkent vand hjælper.',
      'Winter is hard on the skin. Cream, gloves and lukewarm water help.',
      'Vintern är hård mot huden. Kräm, handskar och ljummet vatten hjälper.',
      'Vinteren er hard mot huda. Krem, hanskar og lunka vatn hjelper.',
      'Zima niszczy skórę. Pomagają krem, rękawiczki i letnia woda.',
    ],
  },
  {
    title: [
      'Nattevagten fortæller',
      'The night shift tells',
      'Nattskiftet berättar',
      'Nattevakta fortel',
      'Opowieści nocnej zmiany',
    ],
    appetizer: [
      'Hvad laver man, når alle sover? Mere, end du tror.',
      'What do you do when everybody is asleep? More than you think.',
      'Vad gör man när alla sover? Mer än du tror.',
      'Kva gjer ein når alle søv? Meir enn du trur.',
      'Co się robi, gdy wszyscy śpią? Więcej, niż myślisz.',
    ],
  },
  {
    title: [
      'Nye lifte i hjemmeplejen',
      'New hoists in home care',
      'Nya lyftar i hemtjänsten',
      'Nye heisar i heimetenesta',
      'Nowe podnośniki w opiece domowej',
    ],
    appetizer: [
      'De er lettere og kan stå i bagagerummet. Oplæring hver tirsdag.',
      'They are lighter and fit in the boot of a car. Training every Tuesday.',
      'De är lättare och får plats i bagageutrymmet. Utbildning varje tisdag.',
      'Dei er lettare og får plass i bagasjerommet. Opplæring kvar tysdag.',
      'Są lżejsze i mieszczą się w bagażniku. Szkolenie w każdy wtorek.',
    ],
  },
  {
    title: [
      'En hund på besøg',
      'A dog comes to visit',
      'En hund på besök',
      'Ein hund på besøk',
      'Pies z wizytą',
    ],
    appetizer: [
      'Besøgshunden Futte kommer hver anden onsdag.',
      'Futte the visiting dog comes every second Wednesday.',
      'Besökshunden Futte kommer varannan onsdag.',
      'Besøkshunden Futte kjem annankvar onsdag.',
      'Pies terapeutyczny Futte przychodzi co drugą środę.',
    ],
  },
  {
    title: [
      'Smagsprøver fra køkkenet',
      'Samples from the kitchen',
      'Smakprov från köket',
      'Smaksprøver frå kjøkenet',
      'Próbki z kuchni',
    ],
    appetizer: [
      'Fem nye supper er klar til afstemning i kantinen.',
      'Five new soups are ready for a vote in the canteen.',
      'Fem nya soppor är redo för omröstning i matsalen.',
      'Fem nye supper er klare for avrøysting i kantina.',
      'Pięć nowych zup czeka na głosowanie w stołówce.',
    ],
  },
  {
    title: [
      'Pårørendeaften i april',
      'Evening for relatives in April',
      'Anhörigkväll i april',
      'Pårørandekveld i april',
      'Wieczór dla bliskich w kwietniu',
    ],
    appetizer: [
      'Vi fortæller om hverdagen og svarer på alt, vi kan.',
      'We tell about everyday life and answer everything we can.',
      'Vi berättar om vardagen och svarar på allt vi kan.',
      'Vi fortel om kvardagen og svarar på alt vi kan.',
      'Opowiemy o codzienności i odpowiemy na wszystko, co potrafimy.',
    ],
  },
  {
    title: [
      'Husk vaccinen',
      'Remember the vaccine',
      'Kom ihåg vaccinet',
      'Hugs vaksinen',
      'Pamiętaj o szczepieniu',
    ],
    appetizer: [
      'Du kan blive vaccineret i arbejdstiden hele november.',
      'You can be vaccinated during working hours all November.',
      'Du kan vaccinera dig på arbetstid hela november.',
      'Du kan bli vaksinert i arbeidstida heile november.',
      'Przez cały listopad można się zaszczepić w godzinach pracy.',
    ],
  },
  {
    title: [
      'Billeder, der vækker minder',
      'Pictures that wake memories',
      'Bilder som väcker minnen',
      'Bilete som vekkjer minne',
      'Zdjęcia, które budzą wspomnienia',
    ],
    appetizer: [
      'Lokalarkivet låner kasser med gamle fotografier ud.',
      'The local archive lends out boxes of old photographs.',
      'Lokalarkivet lånar ut lådor med gamla fotografier.',
      'Lokalarkivet låner ut kasser med gamle fotografi.',
      'Archiwum lokalne wypożycza pudełka starych fotografii.',
    ],
  },
  {
    title: [
      'Ros fra en datter',
      'Praise from a daughter',
      'Beröm från en dotter',
      'Ros frå ei dotter',
      'Podziękowania od córki',
    ],
    appetizer: [
      '»I lyttede, også når svaret var svært.« Tak for brevet.',
      '“You listened, even when the answer was hard.” Thank you for the letter.',
      '”Ni lyssnade, också när svaret var svårt.” Tack för brevet.',
      '«De lytta, også når svaret var vanskeleg.» Takk for brevet.',
      '„Słuchaliście, nawet gdy odpowiedź była trudna”. Dziękujemy za list.',
    ],
  },
];
