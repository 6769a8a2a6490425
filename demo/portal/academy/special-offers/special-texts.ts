import { moreSpecialTexts } from './more-special-texts';
import type { SpecialText } from './special-text';

/** The texts of the offers outside the table of subjects and formats. */
export const specialTexts: readonly SpecialText[] = [
  {
    type: 'course',
    area: 'teamwork',
    isMandatory: true,
    title: [
      'Introduktionsdag for nye kolleger',
      'Induction day for new colleagues',
      'Introduktionsdag för nya kollegor',
      'Introduksjonsdag for nye kollegaer',
      'Dzień wprowadzający dla nowych pracowników',
    ],
    description: [
      'Kom og hør om kommunen, om dine vilkår og om de systemer, du skal bruge. Borgmesteren siger velkommen, og vi spiser frokost sammen.',
      'Come and hear about the municipality, your terms of employment and the systems you will use. The mayor says welcome, and we have lunch together.',
      'Kom och hör om kommunen, om dina villkor och om systemen du ska använda. Kommunalrådet hälsar välkommen och vi äter lunch tillsammans.',
      'Kom og høyr om kommunen, om vilkåra dine og om systema du skal bruke. Ordføraren ønskjer velkomen, og vi et lunsj saman.',
      'Opowiemy o gminie, warunkach zatrudnienia i systemach, z których będziesz korzystać. Burmistrz przywita gości, a potem zjemy razem obiad.',
    ],
  },
  {
    type: 'course',
    area: 'safety',
    title: [
      'Arbejdsmiljøuddannelse for nyvalgte arbejdsmiljørepræsentanter og ledere på skoler, i dagtilbud, på plejecentre, i hjemmeplejen og på materielgården',
      'Health and safety training for new representatives and managers',
      'Arbetsmiljöutbildning för nya skyddsombud och chefer',
      'Arbeidsmiljøopplæring for nye verneombod og leiarar',
      'Szkolenie BHP dla nowych przedstawicieli pracowników i kierowników',
    ],
    description: [
      'Tre dage om lovgivning, forebyggelse og samarbejde. I kommer to og to, leder og repræsentant, og laver en plan for jeres egen arbejdsplads.',
      'Three days on legislation, prevention and cooperation. You come in pairs, manager and representative, and make a plan for your own workplace.',
      'Tre dagar om lagstiftning, förebyggande arbete och samverkan. Ni kommer två och två, chef och ombud, och gör en plan för er egen arbetsplats.',
      'Tre dagar om lovverk, førebygging og samarbeid. De kjem to og to, leiar og ombod, og lagar ein plan for dykkar eigen arbeidsplass.',
      'Trzy dni o przepisach, zapobieganiu i współpracy. Przychodzicie parami, kierownik i przedstawiciel, i układacie plan dla swojego miejsca pracy.',
    ],
  },
  {
    type: 'article',
    area: 'teamwork',
    language: 'ar',
    title: 'مرحباً بك في العمل: دليل الموظف الجديد',
    description:
      'يشرح هذا الدليل يومك الأول في بلدية إلمفيك: أين تجد زملاءك، ومن تسأل، وكيف تسجّل في الدورات. اقرأه بهدوء، واكتب أسئلتك لتطرحها على مديرك.',
  },
  {
    type: 'pdf',
    area: 'data',
    language: 'zh',
    title: '数据保护入门：市政员工手册',
    description: '本手册用简单的语言说明如何保存、共享和删除市民的个人信息。全文共三页，适合新员工阅读。',
  },
  {
    type: 'eLearning',
    area: 'language',
    language: 'uk',
    title: 'Перші дні на новій роботі',
    description:
      'Короткий курс українською мовою про робочий день, перерви та правила безпеки. Ви можете проходити його у власному темпі.',
  },
  {
    type: 'conference',
    area: 'culture',
    title: [
      'Studietur til biblioteket i Århus',
      'Study trip to the library in Aarhus',
      'Studieresa till biblioteket i Århus',
      'Studietur til biblioteket i Aarhus',
      'Wyjazd studyjny do biblioteki w Aarhus',
    ],
    description: [
      'Vi tager bussen kl. 7 og er hjemme til aften. Undervejs taler vi om, hvad vi selv kan låne af gode idéer.',
      'The bus leaves at seven and we are home by evening. On the way we talk about which good ideas we can borrow.',
      'Bussen går klockan sju och vi är hemma till kvällen. På vägen pratar vi om vilka goda idéer vi själva kan låna.',
      'Bussen går klokka sju, og vi er heime til kvelden. På vegen snakkar vi om kva gode idear vi sjølve kan låne.',
      'Autobus odjeżdża o siódmej, a wieczorem jesteśmy w domu. Po drodze rozmawiamy o tym, które dobre pomysły możemy pożyczyć.',
    ],
  },
  {
    type: 'course',
    area: 'teamwork',
    title: [
      'Udveksling med vores venskabsby Łódź',
      'Exchange with our twin town Łódź',
      'Utbyte med vår vänort Łódź',
      'Utveksling med venskapsbyen vår Łódź',
      'Wymiana z zaprzyjaźnionym miastem Łódź',
    ],
    description: [
      'En uge hos kolleger, der løser de samme opgaver på en anden måde. Du bor hos en vært og følger en arbejdsdag tæt.',
      'A week with colleagues who solve the same tasks in another way. You stay with a host and follow a working day closely.',
      'En vecka hos kollegor som löser samma uppgifter på ett annat sätt. Du bor hos en värd och följer arbetsdagen på nära håll.',
      'Ei veke hos kollegaer som løyser dei same oppgåvene på ein annan måte. Du bur hos ein vert og følgjer arbeidsdagen tett.',
      'Tydzień u osób, które te same zadania rozwiązują inaczej. Mieszkasz u gospodarza i z bliska śledzisz dzień pracy.',
    ],
  },
  {
    type: 'eLearning',
    area: 'technical',
    title: [
      'Kørekort til bil: klar til teoriprøven',
      'Car driving licence: ready for the theory test',
      'Körkort för bil: redo för teoriprovet',
      'Førarkort for bil: klar for teoriprøva',
      'Prawo jazdy na samochód: przed egzaminem teoretycznym',
    ],
    description: [
      'For kolleger, der kører borgere eller mad rundt. Du øver vigepligt, skilte og farlige situationer, til det sidder fast.',
      'For colleagues who drive citizens or meals around. You practise right of way, signs and dangerous situations until you know them by heart.',
      'För kollegor som kör invånare eller mat. Du övar på väjningsplikt, skyltar och farliga situationer tills det sitter.',
      'For kollegaer som køyrer innbyggjarar eller mat. Du øver på vikeplikt, skilt og farlege situasjonar til det sit.',
      'Dla osób, które wożą mieszkańców lub posiłki. Ćwiczysz pierwszeństwo, znaki i niebezpieczne sytuacje, aż staną się oczywiste.',
    ],
  },
  ...moreSpecialTexts,
];
