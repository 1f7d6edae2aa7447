import type { DemoPost } from '../types'

export const darkModeSecondPalette: DemoPost = {
  title: 'Dark mode is a second palette, not an inverted one',
  slug: 'dark-mode-second-palette',
  excerpt:
    'Why our first dark theme gave people headaches, and the handful of rules about lightness, saturation ' +
    'and elevation that ' +
    'replaced it.',
  category: 'UI/UX Design',
  tags: ['dark-mode', 'colour', 'design-tokens', 'css'],
  author: 'Leela Joseph',
  status: 'draft',
  isFeatured: false,
  metaTitle: 'Dark mode is a second palette',
  metaDescription:
    'Lightness, saturation and elevation: how to draw a dark theme with roles instead of inverted colours, ' +
    'with tokens in CSS.',
  daysAgo: 2,
  views: 0,
  picture: { file: 'cover-dark-mode.webp', alt: 'A circle split in two halves: warm paper and deep night' },
  html: `
<p>Our first dark theme took an afternoon. We inverted the lightness of every colour, looked at it, liked it
and shipped it.
Within a week three people in the control room of Depot Volt had switched back. One of them said that the
screen
“shouted in the dark”. She was right, and it took us a month to understand why.</p>
<h2>What goes wrong when you invert</h2>
<ul>
<li><strong>White text on black glows.</strong> For eyes with astigmatism, which is a great many eyes, bright
letters on a
black ground bleed at the edges. A contrast of 21 to 1 is not twice as good as 10 to 1.</li>
<li><strong>Accents burn.</strong> A saturated indigo that is calm on paper vibrates on black.</li>
<li><strong>Shadows vanish.</strong> A card that was lifted by a shadow now lies flat, and everything is one
surface.</li>
<li><strong>Light pictures become lamps.</strong> One white product photograph, and the room is lit.</li>
</ul>
<p>Lightness is not a number that can be mirrored. In daylight, paper is the brightest thing and ink the
darkest; at night
the <em>text</em> is the light source. The roles change places, so the palette has to be drawn again.</p>
<h2>Name roles, not colours</h2>
<p>A token called <code>gray-100</code> has no meaning that could survive the night. A token called
<code>rule</code> does. We
use eleven roles, and components know nothing else:</p>
<pre><code class="language-css">:root {
  --paper: #fbfaf7;
  --raised: #ffffff;
  --ink: #14151f;
  --muted: #55586b;
  --rule: #e4e2da;
  --accent-text: #4f46e5;
}

[data-theme='dark'] {
  --paper: #0c0d16;
  --raised: #151726;
  --ink: #f3f2ee;
  --muted: #a9acc0;
  --rule: #272a3d;
  --accent-text: #a5b4fc;
}</code></pre>
<p>Eleven is few enough to look at each pair. We did, in both themes, with a table of contrasts on the
wall.</p>
<h2>Five rules that remained</h2>
<h3>Near black, near white</h3>
<p>The ground is a very dark blue, the text a warm off-white. Contrast is around 17, which is plenty, and the
edges are quiet.
A trace of hue in the ground also hides the banding of cheap screens.</p>
<h3>Higher is lighter</h3>
<p>Without shadows, elevation is shown by lightness: ground, card, menu, each a few per cent brighter. Three
steps are
enough. If you need a fourth, there are too many things on top of each other.</p>
<h3>Less saturation, more lightness</h3>
<p>The accent moves from <code>#4f46e5</code> to <code>#a5b4fc</code>. Side by side they look like different
colours. In place
they feel like the same one, and that is the test: people said “it is your blue” in both.</p>
<h3>Text loses weight</h3>
<p>Light letters on dark look bolder than they are. A variable font lets you take back ten or twenty units of
weight, which
nobody notices and everybody prefers.</p>
<h3>Pictures get a dimmer</h3>
<p>Photographs: brightness down to 90%. Diagrams with a white ground: a second version, or a frame in paper
colour that says
“this is a sheet”. Never invert; a scan of an inverted person is not a person.</p>
<h2>Status colours need the most care</h2>
<p>Red on black is the darkest of the common warning colours and the hardest to read. Ours is closer to
salmon. And because
the order of brightness changes (yellow now shouts louder than red), each status also has a shape and a word.
That was
true in the light theme too, but in the dark it stopped being optional.</p>
<h2>Three questions of behaviour</h2>
<ol>
<li><strong>Who decides?</strong> The system’s setting, until a person chooses. Then that person, on that
device.</li>
<li><strong>When?</strong> Before the first paint. A small script in the head reads the choice, so that no
white page flashes
in a dark bedroom.</li>
<li><strong>What about print?</strong> Always light. Somebody will print the dark page otherwise, once.</li>
</ol>
<blockquote><p>A dark theme is finished when nobody in the room can say when it was switched
on.</p></blockquote>
<h2>To do before publishing</h2>
<ul>
<li>Pictures of the control room, before and after.</li>
<li>Ask Depot Volt whether we may quote the night shift.</li>
<li>The table of contrasts as a download.</li>
</ul>
<p>Related: <a href="/blog/designing-tables-for-all-day">Designing tables that people work in all day</a>.</p>
`,
}
