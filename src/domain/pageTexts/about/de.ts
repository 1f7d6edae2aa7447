import type { TextsOf } from '../model'
import type { aboutPage } from './model'

export const de: TextsOf<typeof aboutPage> = {
  title: 'Über uns',
  description:
    'Ein Studio von Produktentwicklern seit 2019: unsere Geschichte, unsere Werte, wie das Team aufgestellt ist und was Kunden sagen.',
  keywords: 'Softwareagentur, Produktentwickler, über uns, Remote-Team, Bengaluru',
  heading: 'Entwickler, die im zweiten Jahr noch da sind',
  text: 'Wir sind ein Studio von Produktentwicklern, gegründet 2019, und arbeiten remote für Kunden überall. Wir planen Software, schreiben sie, liefern sie aus und gehen ans Telefon, wenn sie benutzt wird.',
  years: 'Jahre Softwareentwicklung',
  clients: 'Kunden, vom Ein-Personen-Laden bis zur Börse',
  range: 'kostet eine Leistung üblicherweise',
  perMonth: 'Ab {price}/Monat',
  care: 'Wartung',
  storyEyebrow: 'Geschichte',
  storyHeading: 'Am Anfang stand eine Neuentwicklung, die niemand brauchte',
  story: [
    {
      id: 'story1',
      isHidden: false,
      text: '2019 bat ein Kunde vier von uns, einen Shop von Grund auf neu zu bauen. Wir lasen eine Woche lang den alten Code, reparierten elf Abfragen und rieten, ihn zu behalten. Der Kunde verlor eine Neuentwicklung, wir einen Auftrag, und alle schliefen besser. Seitdem empfiehlt er uns weiter.',
    },
    {
      id: 'story2',
      isHidden: false,
      text: 'Aus dieser Woche wurde unsere Arbeitsweise. Wir sehen hin, bevor wir ein Angebot machen. Wir sagen, was man nicht bauen sollte. Und wer eine Funktion plant, schreibt sie auch und sieht, wie sie sich am Montagmorgen mit echten Menschen schlägt.',
    },
    {
      id: 'story3',
      isHidden: false,
      text: 'Heute sind wir ein Team von 10 bis 50 Leuten, je nach Saison. Eine Vertriebsabteilung gibt es nicht. Wer Ihre Anfrage beantwortet, kann Ihren Code lesen.',
    },
  ],
  valuesHeading: 'Fünf Gewohnheiten, für die man uns holt',
  values: [
    {
      id: 'value1',
      isHidden: false,
      name: 'Erst hinsehen',
      text: 'Ein Angebot gibt es, wenn wir den Code gelesen, die Nutzer getroffen oder das Lager gesehen haben. Vorher nicht.',
    },
    {
      id: 'value2',
      isHidden: false,
      name: 'Aufschreiben',
      text: 'Entscheidungen, Kosten und Risiken in klaren Sätzen, die Sie so an die Geschäftsführung weiterleiten können.',
    },
    {
      id: 'value3',
      isHidden: false,
      name: 'Jede Woche liefern',
      text: 'Jeden Freitag eine Version zum Anklicken. Fortschritt ist, was läuft, nicht was im Diagramm steht.',
    },
    {
      id: 'value4',
      isHidden: false,
      name: 'Besser hinterlassen',
      text: 'Tests, ein Betriebshandbuch und eine Übergabe, damit Ihre eigenen Leute jederzeit übernehmen können.',
    },
    {
      id: 'value5',
      isHidden: false,
      name: 'Rechtzeitig Nein sagen',
      text: 'Wenn eine Tabelle genügt, sagen wir das und berechnen nur die eine Stunde.',
    },
  ],
  teamEyebrow: 'Team',
  teamHeading: 'Kleine Teams, die das Ganze verantworten',
  teamText:
    'Zwei Entwickler und eine Person fürs Design bilden ein Team, geführt von jemandem mit Erfahrung im Ausliefern. Beim ersten Gespräch lernen Sie alle namentlich kennen. Das sind die Rollen.',
  team: [
    {
      id: 'role1',
      isHidden: false,
      name: 'Technische Leitung',
      text: 'Verantwortet die Architektur, prüft jede Änderung und ist die Stimme in Ihrem wöchentlichen Gespräch.',
    },
    {
      id: 'role2',
      isHidden: false,
      name: 'Produktentwicklung',
      text: 'Baut Funktionen von der Datenbank bis zum letzten Pixel, samt Tests.',
    },
    {
      id: 'role3',
      isHidden: false,
      name: 'App-Entwicklung',
      text: 'Baut Apps, die schnell starten und einen Verbindungsabbruch verkraften.',
    },
    {
      id: 'role4',
      isHidden: false,
      name: 'Produktdesign',
      text: 'Sieht Menschen bei der Arbeit zu und entwirft dann so wenige Ansichten wie möglich.',
    },
    {
      id: 'role5',
      isHidden: false,
      name: 'Plattform und Betrieb',
      text: 'Hält Releases langweilig, Rechnungen niedrig und Backups wiederherstellbar.',
    },
    {
      id: 'role6',
      isHidden: false,
      name: 'Kundenbetreuung',
      text: 'Hält Umfang, Preis und Termine ehrlich und hört zu, wenn es einmal hakt.',
    },
  ],
  workHeading: 'Fünf Arten von Arbeit, ein Anspruch',
  work: [
    {
      id: 'work1',
      isHidden: false,
      name: 'Webentwicklung',
      text: 'Websites, Portale und Webanwendungen, die schnell bleiben, wenn die Besucher kommen.',
    },
    {
      id: 'work2',
      isHidden: false,
      name: 'App-Entwicklung',
      text: 'Apps für Android und iOS, die auch im Aufzug, im Keller und im Lieferwagen funktionieren.',
    },
    {
      id: 'work3',
      isHidden: false,
      name: 'UI/UX-Design',
      text: 'Recherche, Prototypen im Browser und ein Designsystem, das benutzt wird.',
    },
    {
      id: 'work4',
      isHidden: false,
      name: 'E-Commerce-Lösungen',
      text: 'Shops, die beim Lagerbestand ehrlich sind und in denen das Bezahlen leichtfällt.',
    },
    {
      id: 'work5',
      isHidden: false,
      name: 'Digitales Marketing',
      text: 'Suche, Inhalte und eine Erfolgsmessung, die die Menschen dahinter respektiert.',
    },
  ],
  praiseHeading: 'Was Kunden sagen, wenn wir sie bitten, nicht höflich zu sein',
  testimonials: [
    {
      id: 'praise1',
      isHidden: false,
      text: 'Im ersten Gespräch sagten sie uns, welche Hälfte unserer Liste wir streichen sollten. Nach neun statt dreißig Wochen waren wir live, und nach der anderen Hälfte hat niemand gefragt.',
      by: 'Betriebsleitung',
      company: 'Saltpan Stays',
    },
    {
      id: 'praise2',
      isHidden: false,
      text: 'Ich rufe die Person an, die den Code geschrieben hat, und sie geht ran. Nach drei Agenturen war das neu.',
      by: 'Geschäftsführung',
      company: 'Morning Crate',
    },
    {
      id: 'praise3',
      isHidden: false,
      text: 'Die Übergabe waren zwei Nachmittage und ein Handbuch. Seitdem liefern unsere eigenen Entwickler jede Woche.',
      by: 'Technische Leitung',
      company: 'Ostrava Tools',
    },
  ],
  endHeading: 'Sprechen Sie mit denen, die es entwickeln werden',
  endText:
    'Ein paar Zeilen genügen. Erstgespräch und Angebot sind kostenlos. Wir melden uns innerhalb von 24 Stunden.',
}
