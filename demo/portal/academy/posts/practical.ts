import type { PostText } from './post-text';

/** Practical information, in five languages. */
export const practicalPosts: readonly PostText[] = [
  {
    title: [
      'Sådan melder du dig til',
      'How to sign up',
      'Så anmäler du dig',
      'Slik melder du deg på',
      'Jak się zapisać',
    ],
    appetizer: [
      'Vælg et hold, og tryk på Tilmeld. Din leder får besked.',
      'Choose a class and press Sign up. Your manager is informed.',
      'Välj en grupp och tryck på Anmäl. Din chef får besked.',
      'Vel ei gruppe og trykk på Meld på. Leiaren din får beskjed.',
      'Wybierz grupę i naciśnij Zapisz się. Przełożony otrzyma wiadomość.',
    ],
  },
  {
    title: [
      'Afbud og venteliste',
      'Cancelling and waiting lists',
      'Avbokning och väntelista',
      'Avmelding og venteliste',
      'Rezygnacja i lista oczekujących',
    ],
    appetizer: [
      'Meld afbud senest to dage før, så en kollega kan få pladsen.',
      'Cancel at least two days before so that a colleague can have the place.',
      'Avboka senast två dagar före så att en kollega kan få platsen.',
      'Meld frå seinast to dagar før, så ein kollega kan få plassen.',
      'Zrezygnuj najpóźniej dwa dni wcześniej, aby ktoś inny mógł skorzystać.',
    ],
  },
  {
    title: [
      'Find vej til kursuslokalerne',
      'Finding the classrooms',
      'Hitta till kurslokalerna',
      'Finn vegen til kurslokala',
      'Jak trafić do sal szkoleniowych',
    ],
    appetizer: [
      'Bus 12 stopper ved døren, og der er elevator i alle huse.',
      'Bus 12 stops at the door, and every building has a lift.',
      'Buss 12 stannar utanför dörren, och det finns hiss i alla hus.',
      'Buss 12 stoppar ved døra, og det er heis i alle husa.',
      'Autobus 12 zatrzymuje się przed drzwiami, a w każdym budynku jest winda.',
    ],
  },
  {
    title: [
      'Mad, kaffe og allergi',
      'Food, coffee and allergies',
      'Mat, kaffe och allergi',
      'Mat, kaffi og allergi',
      'Posiłki, kawa i alergie',
    ],
    appetizer: [
      'Skriv, hvad du ikke tåler, når du melder dig til.',
      'Write what you cannot eat when you sign up.',
      'Skriv vad du inte tål när du anmäler dig.',
      'Skriv kva du ikkje toler, når du melder deg på.',
      'Przy zapisach napisz, czego nie możesz jeść.',
    ],
  },
  {
    title: [
      'Tolk og hjælpemidler',
      'Interpreters and aids',
      'Tolk och hjälpmedel',
      'Tolk og hjelpemiddel',
      'Tłumacz i pomoce',
    ],
    appetizer: [
      'Vi bestiller gerne tegnsprogstolk, teleslynge eller en bedre stol.',
      'We are happy to book a sign-language interpreter, a hearing loop or a better chair.',
      'Vi bokar gärna teckenspråkstolk, hörslinga eller en bättre stol.',
      'Vi bestiller gjerne teiknspråktolk, teleslynge eller ein betre stol.',
      'Chętnie zamówimy tłumacza języka migowego, pętlę indukcyjną lub wygodniejsze krzesło.',
    ],
  },
  {
    title: [
      'Glemt adgangskode',
      'Forgotten password',
      'Glömt lösenord',
      'Gløymt passord',
      'Zapomniane hasło',
    ],
    appetizer: [
      'Ring til IT på lokal 1000 mellem kl. 8 og 15.',
      'Call IT on extension 1000 between eight and three.',
      'Ring IT på anknytning 1000 mellan klockan 8 och 15.',
      'Ring IT på internnummer 1000 mellom klokka 8 og 15.',
      'Zadzwoń do działu IT, numer wewnętrzny 1000, między 8 a 15.',
    ],
  },
  {
    title: [
      'Åbningstider i ferien',
      'Opening hours in the holidays',
      'Öppettider under semestern',
      'Opningstider i ferien',
      'Godziny otwarcia w wakacje',
    ],
    appetizer: [
      'I juli er kontoret åbent tirsdag og torsdag.',
      'In July the office is open on Tuesdays and Thursdays.',
      'I juli är kontoret öppet tisdagar och torsdagar.',
      'I juli er kontoret ope tysdag og torsdag.',
      'W lipcu biuro jest czynne we wtorki i czwartki.',
    ],
  },
  {
    title: [
      'Sådan bliver du underviser',
      'Becoming an instructor',
      'Så blir du kursledare',
      'Slik blir du kurshaldar',
      'Jak zostać prowadzącym',
    ],
    appetizer: [
      'Kan du noget, som andre har brug for? Vi hjælper dig med det første hold.',
      'Do you know something that others need? We help you with the first class.',
      'Kan du något som andra behöver? Vi hjälper dig med den första gruppen.',
      'Kan du noko som andre treng? Vi hjelper deg med den første gruppa.',
      'Umiesz coś, co przyda się innym? Pomożemy z pierwszą grupą.',
    ],
  },
];
