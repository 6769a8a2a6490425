import type { Subject } from './subject';

/** Climate, nature and the environment. */
export const climateSubjects: readonly Subject[] = [
  {
    key: 'cloudburst',
    area: 'climate',
    kind: 'office',
    audience: 'officeStaff',
    title: [
      'Skybrud og klimatilpasning',
      'Cloudbursts and climate adaptation',
      'Skyfall och klimatanpassning',
      'Styrtregn og klimatilpassing',
      'Ulewy i adaptacja do zmian klimatu',
    ],
    about: [
      'Regnen kommer oftere på én gang. Vi ser på kort, kældre og grønne løsninger, der kan holde på vandet.',
      'More and more often the rain comes all at once. We look at maps, cellars and green solutions that can hold the water.',
      'Regnet kommer allt oftare på en gång. Vi tittar på kartor, källare och gröna lösningar som kan hålla kvar vattnet.',
      'Regnet kjem oftare på éin gong. Vi ser på kart, kjellarar og grøne løysingar som kan halde på vatnet.',
      'Deszcz coraz częściej spada naraz. Przyglądamy się mapom, piwnicom i zielonym rozwiązaniom, które zatrzymują wodę.',
    ],
  },
  {
    key: 'waste-sorting',
    area: 'climate',
    kind: 'practical',
    audience: 'everyone',
    title: ['Affaldssortering', 'Sorting waste', 'Källsortering', 'Kjeldesortering', 'Segregacja odpadów'],
    about: [
      'Ti slags affald og kun ét køkken: hvordan gør man? Du får svar på de spørgsmål, kollegerne altid stiller.',
      'Ten kinds of waste and only one kitchen: how do you do it? You get answers to the questions colleagues always ask.',
      'Tio sorters avfall och bara ett kök: hur gör man? Du får svar på de frågor som kollegorna alltid ställer.',
      'Ti slag avfall og berre eitt kjøken: korleis gjer ein det? Du får svar på dei spørsmåla kollegaene alltid stiller.',
      'Dziesięć rodzajów odpadów i tylko jedna kuchnia: jak to zrobić? Otrzymasz odpowiedzi na pytania, które zawsze zadają współpracownicy.',
    ],
  },
  {
    key: 'wild-nature',
    area: 'climate',
    kind: 'practical',
    audience: 'outdoorCrews',
    title: [
      'Vild natur i byen',
      'Wild nature in town',
      'Vild natur i staden',
      'Vill natur i byen',
      'Dzika przyroda w mieście',
    ],
    about: [
      'Mindre klipning kan give flere blomster og flere bier. Du lærer at planlægge driften og at forklare den for naboerne.',
      'Less mowing can mean more flowers and more bees. You learn to plan the upkeep and to explain it to the neighbours.',
      'Mindre klippning kan ge fler blommor och fler bin. Du lär dig planera skötseln och förklara den för grannarna.',
      'Mindre klipping kan gje fleire blomar og fleire bier. Du lærer å planleggje drifta og å forklare ho for naboane.',
      'Rzadsze koszenie to więcej kwiatów i pszczół. Uczysz się planować pielęgnację i wyjaśniać ją sąsiadom.',
    ],
  },
  {
    key: 'energy',
    area: 'climate',
    kind: 'office',
    audience: 'outdoorCrews',
    title: [
      'Energi i bygninger',
      'Energy in buildings',
      'Energi i byggnader',
      'Energi i bygg',
      'Energia w budynkach',
    ],
    about: [
      'Varme, lys og ventilation koster penge og klima. Du lærer at læse målerne og at finde de lette besparelser først.',
      'Heating, light and ventilation cost money and climate. You learn to read the meters and to find the easy savings first.',
      'Värme, ljus och ventilation kostar pengar och klimat. Du lär dig läsa av mätarna och hitta de enkla besparingarna först.',
      'Varme, lys og ventilasjon kostar både pengar og klima. Du lærer å lese målarane og å finne dei enkle innsparingane først.',
      'Ogrzewanie, światło i wentylacja kosztują pieniądze i klimat. Uczysz się odczytywać liczniki i najpierw szukać łatwych oszczędności.',
    ],
  },
];
