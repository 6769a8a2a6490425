import type { PostText } from './post-text';

/** The IT channel, in five languages. */
export const channelTwoPosts: readonly PostText[] = [
  {
    title: [
      'Planlagt nedetid på søndag',
      'Planned downtime on Sunday',
      'Planerat driftstopp på söndag',
      'Planlagd nedetid søndag',
      'Planowana przerwa w niedzielę',
    ],
    appetizer: [
      'Portalen er lukket fra kl. 6 til 8. Gem dit arbejde inden.',
      'The portal is closed from six to eight in the morning. Save your work first.',
      'Portalen är stängd mellan klockan 6 och 8. Spara ditt arbete innan.',
      'Portalen er stengd frå klokka 6 til 8. Lagre arbeidet ditt først.',
      'Portal będzie niedostępny od 6 do 8. Wcześniej zapisz swoją pracę.',
    ],
  },
  {
    title: [
      'To trin er bedre end ét',
      'Two steps are better than one',
      'Två steg är bättre än ett',
      'To steg er betre enn eitt',
      'Dwa kroki są lepsze niż jeden',
    ],
    appetizer: [
      'Slå totrinslogin til på din telefon. Det tager tre minutter.',
      'Turn on two-step sign-in on your telephone. It takes three minutes.',
      'Slå på tvåstegsinloggning i telefonen. Det tar tre minuter.',
      'Slå på totrinnspålogging på telefonen. Det tek tre minutt.',
      'Włącz logowanie dwuetapowe w telefonie. Zajmuje to trzy minuty.',
    ],
  },
  {
    title: [
      'Genveje, du får glæde af',
      'Shortcuts you will enjoy',
      'Kortkommandon du har nytta av',
      'Snarvegar du får glede av',
      'Skróty, które się przydadzą',
    ],
    appetizer: [
      'Ti tastetryk, der sparer dig for hundrede klik om dagen.',
      'Ten keystrokes that save you a hundred clicks a day.',
      'Tio tangenttryckningar som sparar hundra klick om dagen.',
      'Ti tastetrykk som sparer deg for hundre klikk om dagen.',
      'Dziesięć skrótów, które oszczędzą ci stu kliknięć dziennie.',
    ],
  },
  {
    title: [
      'Ny printer på 2. sal',
      'New printer on the second floor',
      'Ny skrivare på tredje våningen',
      'Ny skrivar i tredje høgda',
      'Nowa drukarka na drugim piętrze',
    ],
    appetizer: [
      'Den hedder Birk og forstår både A3 og dobbeltsidet tryk.',
      'Its name is Birk, and it handles both A3 and two-sided printing.',
      'Den heter Birk och klarar både A3 och dubbelsidig utskrift.',
      'Han heiter Birk og klarer både A3 og tosidig utskrift.',
      'Nazywa się Birk i radzi sobie z formatem A3 oraz drukiem dwustronnym.',
    ],
  },
  {
    title: [
      'Svindelmails i omløb',
      'Fraudulent e-mails going around',
      'Bluffmejl i omlopp',
      'Svindel-e-postar er i omløp',
      'Krążą fałszywe wiadomości',
    ],
    appetizer: [
      'En mail om ubetalt porto er falsk. Slet den, og sig det til sidemanden.',
      'An e-mail about unpaid postage is false. Delete it and tell the person next to you.',
      'Ett mejl om obetalt porto är falskt. Radera det och säg till kollegan bredvid.',
      'Ein e-post om ubetalt porto er falsk. Slett han, og sei det til sidemannen.',
      'Wiadomość o nieopłaconej przesyłce jest fałszywa. Usuń ją i ostrzeż innych.',
    ],
  },
  {
    title: [
      'Kursus i kunstig intelligens',
      'Courses in artificial intelligence',
      'Kurser i artificiell intelligens',
      'Kurs i kunstig intelligens',
      'Kursy o sztucznej inteligencji',
    ],
    appetizer: [
      'Tre nye hold er på vej. Skriv dig op på ventelisten.',
      'Three new classes are on the way. Put your name on the waiting list.',
      'Tre nya grupper är på väg. Sätt upp dig på väntelistan.',
      'Tre nye grupper er på veg. Skriv deg på ventelista.',
      'Powstają trzy nowe grupy. Wpisz się na listę oczekujących.',
    ],
  },
];
