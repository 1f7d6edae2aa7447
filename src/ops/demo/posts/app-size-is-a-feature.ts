import type { DemoPost } from '../types'

export const appSizeIsAFeature: DemoPost = {
  title: 'App size is a feature: from 64 MB to 19',
  slug: 'app-size-is-a-feature',
  excerpt:
    'One in nine people who opened our store page never finished the download. We went through the package ' +
    'with a pair of ' +
    'scales. The heaviest thing in it was an animation of a carrot.',
  category: 'Mobile Development',
  tags: ['react-native', 'android', 'performance'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: false,
  metaTitle: 'App size is a feature: from 64 MB to 19',
  metaDescription:
    'How we cut a React Native grocery app from 64 MB to 19 MB: measuring the package, assets, native ' +
    'libraries and a budget in CI.',
  daysAgo: 76,
  views: 1874,
  picture: {
    file: 'cover-app-size.webp',
    alt: 'A large square shrinking in steps to a small one, marked ' + '64 and 19',
  },
  html: `
<p>Morning Crate delivers vegetables before seven. Its customers order from whatever phone the household has,
and the
household’s phone is full: of pictures, of family videos, of other apps. The store’s statistics said that 11%
of those
who pressed <em>Install</em> never got to the first start. The founder suspected the name. We suspected 64
megabytes.</p>
<h2>Which size?</h2>
<p>There are three, and they get mixed up in meetings:</p>
<ul>
<li><strong>the upload</strong>, with everything for all devices, which nobody but you ever sees;</li>
<li><strong>the download</strong>, compressed and cut for one device, which is what costs data and
patience;</li>
<li><strong>the installed size</strong>, which grows with use and decides who is deleted when the phone is
full.</li>
</ul>
<p>We set goals for the second and the third: 20 MB to download and 60 MB on the phone after a month.</p>
<h2>Put it on the scales</h2>
<p>An Android package is a zip file. Before any clever tool, list it by weight:</p>
<pre><code class="language-bash">unzip -lv app-release.apk \\
  | sort -k3 -n -r \\
  | head -n 25</code></pre>
<p>The third column is the compressed size. The first screen of that output held four fifths of our
problem:</p>
<ol>
<li>an animation of a carrot doing a somersault, as a sequence of 90 pictures: 9.8 MB;</li>
<li>a library for reading bar codes, with models for faces and handwriting: 8.1 MB;</li>
<li>seven weights of a font in three scripts each: 6.4 MB;</li>
<li>the same twelve illustrations twice, in two folders: 5.2 MB;</li>
<li>the script bundle: 4.9 MB.</li>
</ol>
<p>Nobody had chosen any of this. Each was added on a good day by somebody who saw only their own part.</p>
<h2>What we did, by megabytes</h2>
<h3>Pictures and animations: −17 MB</h3>
<p>The carrot became a vector animation of 40 kB. It does the same somersault. Illustrations became WebP, one
copy each,
in the three densities that people own. Photographs of vegetables had been in the package “for the first
start”; they
are now loaded when seen and kept in a cache with an upper bound, which also solved most of the installed
size.</p>
<h3>Native libraries: −13 MB</h3>
<p>The scanner is used by one person in forty, to return a crate. We changed to the variant that uses the
system’s own
model and loads it when first needed. An unused maps library had survived the removal of the map.</p>
<p>The upload format that lets the store send each phone only its own processor’s code was already in use,
but one old
build setting had switched the split off. One line:</p>
<pre><code class="language-groovy">android {
  bundle {
    abi { enableSplit = true }
    density { enableSplit = true }
    language { enableSplit = false } // people switch language inside the app
  }
}</code></pre>
<h3>Fonts: −6 MB</h3>
<p>One variable font, subset to Latin and Kannada, and the system’s own fonts for the other scripts. Nobody
has noticed, and
we have asked.</p>
<h3>Script: −2.6 MB</h3>
<p>A bundle report showed two date libraries, all the icons of an icon set (we use 31) and a complete list of
the world’s
time zones. The shop delivers in one.</p>
<h2>The numbers</h2>
<p>The download is 19.2 MB. People who press <em>Install</em> and reach the first screen: 89% before, 96%
after. The cold
start on the slowest phone we own went from 4.1 to 2.3 seconds, which we had not aimed at; less to unpack is
less to
wait for. In the survey about leaving the app, “needed the space” fell from third place to ninth.</p>
<h2>A scale in the build</h2>
<p>Weight comes back. So every pull request gets a comment with two numbers, download and script, and the
difference to the
main branch. More than 200 kB needs a sentence of explanation. The sentence matters more than the limit: in
eight
months three people, while writing theirs, found that they did not need the thing.</p>
<blockquote><p>“Adds 1.4 MB for a confetti effect” is a hard sentence to write down.</p></blockquote>
<h2>If you have one hour</h2>
<ul>
<li>List the package by weight, and read the first 25 lines aloud to your team.</li>
<li>Look for things that exist twice.</li>
<li>Check that splitting by processor is really on, by downloading your own app from the store.</li>
<li>Find the library that does ten things and of which you use one.</li>
</ul>
<p>That hour is usually worth a third. The rest is patience. We do it as part of every
<a href="/services">mobile project</a>, and Morning Crate’s whole story is among <a href="/portfolio">our
work</a>.</p>
`,
}
