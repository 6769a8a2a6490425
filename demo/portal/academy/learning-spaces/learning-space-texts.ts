import type { LearningSpaceText } from './learning-space-text';

/** Fourteen learning spaces in five languages. */
export const learningSpaceTexts: readonly LearningSpaceText[] = [
  {
    name: [
      'Demensnetværket',
      'The dementia network',
      'Demensnätverket',
      'Demensnettverket',
      'Sieć wsparcia w demencji',
    ],
    about: [
      'Vi deler det, der virkede i går, og det, der ikke gjorde.',
      'We share what worked yesterday, and what did not.',
      'Vi delar det som fungerade i går, och det som inte gjorde det.',
      'Vi deler det som verka i går, og det som ikkje gjorde det.',
      'Dzielimy się tym, co wczoraj zadziałało, i tym, co nie.',
    ],
  },
  {
    name: ['Nye ledere', 'New leaders', 'Nya ledare', 'Nye leiarar', 'Nowi liderzy'],
    about: [
      'Et fortroligt rum for det første år som leder.',
      'A confidential space for the first year as a leader.',
      'Ett förtroligt rum för det första året som ledare.',
      'Eit fortruleg rom for det første året som leiar.',
      'Poufne miejsce na pierwszy rok w roli lidera.',
    ],
  },
  {
    name: ['Excel-caféen', 'The Excel café', 'Excelkaféet', 'Excel-kafeen', 'Kawiarenka Excela'],
    about: [
      'Kom med dit regneark og gå hjem med en løsning.',
      'Bring your spreadsheet and go home with a solution.',
      'Ta med ditt kalkylblad och gå hem med en lösning.',
      'Ta med reknearket ditt og gå heim med ei løysing.',
      'Przynieś swój arkusz i wróć z rozwiązaniem.',
    ],
  },
  {
    name: ['Ude året rundt', 'Outdoors all year', 'Ute året runt', 'Ute heile året', 'Cały rok na dworze'],
    about: [
      'Ideer til ture, bål og leg fra kommunens børnehaver.',
      "Ideas for trips, campfires and play from the municipality's nurseries.",
      'Idéer till utflykter, eldar och lek från kommunens förskolor.',
      'Idear til turar, bål og leik frå barnehagane i kommunen.',
      'Pomysły na wyprawy, ogniska i zabawy z gminnych przedszkoli.',
    ],
  },
  {
    name: ['Klart sprog', 'Plain language', 'Klarspråk', 'Klarspråk', 'Prosty język'],
    about: [
      'Send et brev ind, og få det tilbage i en kortere udgave.',
      'Send in a letter and get it back in a shorter version.',
      'Skicka in ett brev och få tillbaka det i en kortare version.',
      'Send inn eit brev og få det att i ei kortare utgåve.',
      'Wyślij pismo i odbierz je w krótszej wersji.',
    ],
  },
  {
    name: ['Vagthold vinter', 'The winter rota', 'Vinterjouren', 'Vintervakta', 'Dyżury zimowe'],
    about: [
      'Vejrudsigter, ruter og erfaringer fra nattens kørsel.',
      "Forecasts, routes and lessons from the night's driving.",
      'Väderprognoser, rutter och erfarenheter från nattens körning.',
      'Vêrmeldingar, ruter og erfaringar frå køyringa i natt.',
      'Prognozy, trasy i doświadczenia z nocnej jazdy.',
    ],
  },
  {
    name: ['Førstehjælpere', 'First-aiders', 'Första hjälpare', 'Førstehjelparar', 'Ratownicy w pracy'],
    about: [
      'Øv et kvarter om måneden sammen med andre.',
      'Practise for a quarter of an hour a month together with others.',
      'Öva en kvart i månaden tillsammans med andra.',
      'Øv eit kvarter i månaden saman med andre.',
      'Ćwicz z innymi kwadrans w miesiącu.',
    ],
  },
  {
    name: [
      'Læsevejlederne',
      'The reading guides',
      'Läsutvecklarna',
      'Leserettleiarane',
      'Opiekunowie czytelnictwa',
    ],
    about: [
      'Bogtips og erfaringer fra klasser på alle trin.',
      'Book tips and experience from classes at every stage.',
      'Boktips och erfarenheter från klasser i alla årskurser.',
      'Boktips og erfaringar frå klassar på alle trinn.',
      'Polecane książki i doświadczenia z klas na każdym poziomie.',
    ],
  },
  {
    name: ['Grønne indkøb', 'Green procurement', 'Gröna inköp', 'Grøne innkjøp', 'Zielone zakupy'],
    about: [
      'Vi sammenligner krav, priser og mærker, før vi køber.',
      'We compare requirements, prices and labels before we buy.',
      'Vi jämför krav, priser och märkningar innan vi köper.',
      'Vi samanliknar krav, prisar og merke før vi kjøper.',
      'Porównujemy wymagania, ceny i oznaczenia, zanim kupimy.',
    ],
  },
  {
    name: ['Kodeklubben', 'The coding club', 'Kodklubben', 'Kodeklubben', 'Klub programowania'],
    about: [
      'Små programmer, der sparer kolleger for kedeligt arbejde.',
      'Small programs that save colleagues from boring work.',
      'Små program som besparar kollegor tråkigt arbete.',
      'Små program som sparer kollegaer for keisamt arbeid.',
      'Małe programy, które oszczędzają innym nudnej pracy.',
    ],
  },
  {
    name: [
      'Frivilligkoordinatorerne',
      'Volunteer coordinators',
      'Volontärsamordnarna',
      'Frivilligkoordinatorane',
      'Koordynatorzy wolontariatu',
    ],
    about: [
      'Gode måder at sige velkommen, ja, nej og tak på.',
      'Good ways to say welcome, yes, no and thank you.',
      'Bra sätt att säga välkommen, ja, nej och tack.',
      'Gode måtar å seie velkomen, ja, nei og takk på.',
      'Dobre sposoby, by powiedzieć: witaj, tak, nie i dziękuję.',
    ],
  },
  {
    name: [
      'Polsk over kaffen',
      'Polish over coffee',
      'Polska över en kaffe',
      'Polsk over kaffien',
      'Polski przy kawie',
    ],
    about: [
      'Torsdag kl. 15 taler vi polsk, så godt vi kan.',
      'On Thursdays at three we speak Polish as well as we can.',
      'På torsdagar klockan tre pratar vi polska så gott vi kan.',
      'Torsdagar klokka tre snakkar vi polsk så godt vi kan.',
      'W czwartki o piętnastej mówimy po polsku, jak umiemy.',
    ],
  },
  {
    name: ['Sikker drift', 'Safe operations', 'Säker drift', 'Trygg drift', 'Bezpieczna eksploatacja'],
    about: [
      'Nærved-hændelser fra vej, park og vandværk, så de kun sker én gang.',
      'Near misses from roads, parks and water works, so that they happen only once.',
      'Tillbud från väg, park och vattenverk, så att de bara händer en gång.',
      'Nestenulykker frå veg, park og vassverk, så dei berre skjer éin gong.',
      'Zdarzenia potencjalnie wypadkowe z dróg, parków i wodociągów, aby się nie powtórzyły.',
    ],
  },
  {
    name: [
      'Digitale hjælpere',
      'Digital helpers',
      'Digitala hjälpare',
      'Digitale hjelparar',
      'Cyfrowi pomocnicy',
    ],
    about: [
      'Vi hjælper borgere med skærmen, og hinanden med tålmodigheden.',
      'We help citizens with the screen and each other with patience.',
      'Vi hjälper invånare med skärmen och varandra med tålamodet.',
      'Vi hjelper innbyggjarar med skjermen og kvarandre med tolmodet.',
      'Pomagamy mieszkańcom przy ekranie, a sobie nawzajem w cierpliwości.',
    ],
  },
];
