import type { PostText } from './post-text';

/** The first news, in five languages. */
export const newsPosts: readonly PostText[] = [
  {
    title: [
      'Forårets kurser er åbne',
      'Spring courses are open',
      'Vårens kurser är öppna',
      'Vårkursa er opne',
      'Ruszyły zapisy na kursy wiosenne',
    ],
    appetizer: [
      'Mere end hundrede hold venter på dig. Find dit, før pladserne er væk.',
      'More than a hundred classes are waiting for you. Find yours before the places are gone.',
      'Mer än hundra grupper väntar på dig. Hitta din innan platserna är slut.',
      'Meir enn hundre grupper ventar på deg. Finn di før plassane er borte.',
      'Czeka ponad sto grup. Znajdź swoją, zanim zabraknie miejsc.',
    ],
  },
  {
    title: [
      'Ny hjertestarter på biblioteket',
      'New defibrillator at the library',
      'Ny hjärtstartare på biblioteket',
      'Ny hjartestartar på biblioteket',
      'Nowy defibrylator w bibliotece',
    ],
    appetizer: [
      'Den hænger til højre for indgangen og er åben døgnet rundt.',
      'It hangs to the right of the entrance and is available day and night.',
      'Den hänger till höger om entrén och är tillgänglig dygnet runt.',
      'Han heng til høgre for inngangen og er open heile døgnet.',
      'Wisi na prawo od wejścia i jest dostępny całą dobę.',
    ],
  },
  {
    title: [
      'Tak for 2.000 gennemførte moduler',
      'Thank you for 2,000 completed modules',
      'Tack för 2 000 genomförda moduler',
      'Takk for 2 000 gjennomførte modular',
      'Dziękujemy za 2000 ukończonych modułów',
    ],
    appetizer: [
      'Aldrig har så mange lært så meget på så kort tid. Kagen står i kantinen.',
      'Never have so many learned so much in so short a time. There is cake in the canteen.',
      'Aldrig har så många lärt sig så mycket på så kort tid. Tårtan står i matsalen.',
      'Aldri har så mange lært så mykje på så kort tid. Kaka står i kantina.',
      'Nigdy tak wielu nie nauczyło się tak dużo w tak krótkim czasie. Ciasto czeka w stołówce.',
    ],
  },
  {
    title: [
      'Klimaugen begynder på mandag',
      'Climate week starts on Monday',
      'Klimatveckan börjar på måndag',
      'Klimaveka startar måndag',
      'W poniedziałek rusza tydzień klimatu',
    ],
    appetizer: [
      'Gå med på skraldetur, byt en plante eller hør om regnvand i haven.',
      'Join a litter walk, swap a plant or hear about rainwater in the garden.',
      'Följ med och plocka skräp, byt en växt eller hör om regnvatten i trädgården.',
      'Bli med på ryddetur, byt ein plante eller høyr om regnvatn i hagen.',
      'Dołącz do sprzątania, wymień się rośliną albo posłuchaj o deszczówce w ogrodzie.',
    ],
  },
  {
    title: [
      'Ny podcast om gode spørgsmål',
      'New podcast on good questions',
      'Ny podd om bra frågor',
      'Ny podkast om gode spørsmål',
      'Nowy podcast o dobrych pytaniach',
    ],
    appetizer: [
      'Første afsnit varer under et minut. Hør det på vej til næste møde.',
      'The first episode lasts less than a minute. Hear it on the way to your next meeting.',
      'Första avsnittet är kortare än en minut. Lyssna på väg till nästa möte.',
      'Første episode varer under eit minutt. Høyr han på veg til neste møte.',
      'Pierwszy odcinek trwa niespełna minutę. Posłuchaj w drodze na kolejne spotkanie.',
    ],
  },
  {
    title: [
      'Kursuslokale flytter til havnen',
      'Classroom moves to the harbour',
      'Kurslokalen flyttar till hamnen',
      'Kurslokalet flyttar til hamna',
      'Sala szkoleniowa przenosi się do portu',
    ],
    appetizer: [
      'Fra næste måned mødes vi i Havnehuset. Der er plads til cykler og udsigt til vandet.',
      'From next month we meet at Harbour House. There is room for bicycles and a view of the water.',
      'Från och med nästa månad ses vi i Hamnhuset. Där finns plats för cyklar och utsikt över vattnet.',
      'Frå neste månad møtest vi i Hamnehuset. Der er det plass til syklar og utsikt mot vatnet.',
      'Od przyszłego miesiąca spotykamy się w Domu Portowym. Jest miejsce na rowery i widok na wodę.',
    ],
  },
  {
    title: [
      'Spørg-en-kollega-dag',
      'Ask-a-colleague day',
      'Fråga-en-kollega-dagen',
      'Spør-ein-kollega-dagen',
      'Dzień pytań do współpracowników',
    ],
    appetizer: [
      'Den første fredag i måneden holder fem kolleger åben dør. Du behøver ikke at melde dig til.',
      'On the first Friday of the month five colleagues keep an open door. No need to sign up.',
      'Den första fredagen i månaden håller fem kollegor öppen dörr. Du behöver inte anmäla dig.',
      'Den første fredagen i månaden held fem kollegaer open dør. Du treng ikkje melde deg på.',
      'W pierwszy piątek miesiąca pięć osób ma otwarte drzwi. Zapisy nie są potrzebne.',
    ],
  },
];
