import type { PostText } from './post-text';

/** Older news, in five languages. */
export const moreNewsPosts: readonly PostText[] = [
  {
    title: [
      'Lærlinge vinder pris',
      'Apprentices win an award',
      'Lärlingar vinner pris',
      'Lærlingar vinn pris',
      'Uczniowie zawodu z nagrodą',
    ],
    appetizer: [
      'To lærlinge fra køkkenet i Elmvik Nord har lavet regionens bedste ret til ældre.',
      "Two apprentices from the kitchen in Elmvik North have made the region's best dish for older people.",
      'Två lärlingar från köket i Elmvik Norra har lagat regionens bästa rätt för äldre.',
      'To lærlingar frå kjøkenet i Elmvik Nord har laga den beste retten for eldre i regionen.',
      'Dwoje uczniów z kuchni w Elmvik Północ przygotowało najlepsze w regionie danie dla seniorów.',
    ],
  },
  {
    title: [
      'Brandøvelse på rådhuset',
      'Fire drill at the town hall',
      'Brandövning i stadshuset',
      'Brannøving på rådhuset',
      'Próbna ewakuacja ratusza',
    ],
    appetizer: [
      'Onsdag kl. 10 går alarmen. Følg de gule veste, og lad elevatoren stå.',
      'The alarm sounds on Wednesday at ten. Follow the yellow vests and do not use the lift.',
      'På onsdag klockan tio går larmet. Följ de gula västarna och ta inte hissen.',
      'Onsdag klokka ti går alarmen. Følg dei gule vestane, og la heisen stå.',
      'W środę o dziesiątej zabrzmi alarm. Idź za osobami w żółtych kamizelkach i nie korzystaj z windy.',
    ],
  },
  {
    title: [
      'Sommerskole i dansk',
      'Summer school in Danish',
      'Sommarskola i danska',
      'Sommarskule i dansk',
      'Letnia szkoła duńskiego',
    ],
    appetizer: [
      'To uger i juli for nye kolleger, med udflugter og aftensmad.',
      'Two weeks in July for new colleagues, with outings and supper.',
      'Två veckor i juli för nya kollegor, med utflykter och middag.',
      'To veker i juli for nye kollegaer, med utflukter og kveldsmat.',
      'Dwa tygodnie lipca dla nowych pracowników, z wycieczkami i kolacją.',
    ],
  },
  {
    title: [
      'Dit kursusbevis er nu digitalt',
      'Your certificate is now digital',
      'Ditt kursintyg är nu digitalt',
      'Kursbeviset ditt er no digitalt',
      'Zaświadczenia są już cyfrowe',
    ],
    appetizer: [
      'Du finder det under dine aktiviteter dagen efter kurset.',
      'You find it among your activities the day after the course.',
      'Du hittar det bland dina aktiviteter dagen efter kursen.',
      'Du finn det mellom aktivitetane dine dagen etter kurset.',
      'Znajdziesz je wśród swoich aktywności dzień po kursie.',
    ],
  },
  {
    title: [
      'Vi søger vejledere',
      'We are looking for guides',
      'Vi söker handledare',
      'Vi søkjer rettleiarar',
      'Szukamy opiekunów praktyk',
    ],
    appetizer: [
      'Har du lyst til at følge en elev i et halvt år? Du får et kursus og en makker.',
      'Would you like to guide a trainee for half a year? You get a course and a partner.',
      'Vill du följa en elev i ett halvår? Du får en kurs och en kollega att bolla med.',
      'Har du lyst til å følgje ein elev i eit halvt år? Du får eit kurs og ein makker.',
      'Chcesz przez pół roku opiekować się uczniem? Zapewniamy kurs i wsparcie drugiej osoby.',
    ],
  },
  {
    title: [
      'Byvandring med lokalarkivet',
      'Town walk with the local archive',
      'Stadsvandring med lokalarkivet',
      'Byvandring med lokalarkivet',
      'Spacer z archiwum lokalnym',
    ],
    appetizer: [
      'Vi går fra det gamle fiskeleje til det nye kvarter og slutter med suppe.',
      'We walk from the old fishing village to the new quarter and end with soup.',
      'Vi går från det gamla fiskeläget till det nya kvarteret och avslutar med soppa.',
      'Vi går frå det gamle fiskeværet til det nye kvartalet og sluttar med suppe.',
      'Idziemy ze starej osady rybackiej do nowej dzielnicy, a na koniec jemy zupę.',
    ],
  },
  {
    title: [
      'Portalen er blevet hurtigere',
      'The portal has become faster',
      'Portalen har blivit snabbare',
      'Portalen er blitt raskare',
      'Portal działa szybciej',
    ],
    appetizer: [
      'Søgningen svarer nu, mens du skriver. Prøv med og uden danske bogstaver.',
      'Search now answers while you type. Try it with and without Danish letters.',
      'Sökningen svarar nu medan du skriver. Prova med och utan danska bokstäver.',
      'Søket svarar no medan du skriv. Prøv med og utan danske bokstavar.',
      'Wyszukiwarka odpowiada już podczas pisania. Spróbuj z duńskimi literami i bez nich.',
    ],
  },
];
