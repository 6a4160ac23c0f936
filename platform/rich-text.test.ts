import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanRichText, richTextToPlain } from './rich-text.ts'

const rel = 'rel="noopener nofollow ugc"'

describe('what an editor writes stays as it is', () => {
  test.each([
    '<p>Burs, <strong>yılda</strong> <em>dokuz</em> ay <u>ödenir</u>; <s>on iki</s> değil.</p>',
    '<h2>Kimler başvurabilir?</h2><h3>Lisans</h3><h4>Birinci sınıf</h4>',
    '<ul><li><p>Transkript</p><ol><li><p>e-Devlet’ten</p></li></ol></li><li><p>Öğrenci belgesi</p></li></ul>',
    '<blockquote><p>İlk adım<br />en zor olanıdır.</p></blockquote>',
    `<p><a href="https://kopru.example/?a=1&amp;b=2" ${rel}>Ayrıntılar</a></p>`,
    `<p><a href="mailto:burs@kopru.example" ${rel}>yaz</a> ya da <a href="tel:+902120000000" ${rel}>ara</a></p>`,
    '<p>3 &lt; 5 &amp; 5 &gt; 3, "öyle"</p>',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })
})

describe('what is foreign goes, and the words stay', () => {
  test.each([
    ['loose words', 'Merhaba <b>dünya</b>', '<p>Merhaba <strong>dünya</strong></p>'],
    ['styles and classes', '<p class="x" style="color:red" id="y" dir="rtl">Metin</p>', '<p>Metin</p>'],
    ['other tags', '<p><span><font color="red">Kır</font>mızı</span></p>', '<p>Kırmızı</p>'],
    ['other headings', '<h1>Bir</h1><h6>Altı</h6>', '<h2>Bir</h2><h4>Altı</h4>'],
    ['lines set by other means', '<div>Bir</div><div>İki</div>', '<p>Bir</p><p>İki</p>'],
    ['tables', '<table><tr><td>Ad</td><td>Soyad</td></tr></table>', '<p>Ad</p><p>Soyad</p>'],
    ['pictures', '<p>Önce<img src="x" onerror="alert(1)">Sonra</p>', '<p>ÖnceSonra</p>'],
    ['scripts with what is in them', '<p>Bir</p><script>alert("<p>iki</p>")</script>', '<p>Bir</p>'],
    ['style sheets', '<style>p{color:red}</style><p>Bir</p>', '<p>Bir</p>'],
    ['comments of Word', '<!--[if gte mso 9]><xml><o:p>1</o:p></xml><![endif]--><p>Bir<o:p></o:p></p>', '<p>Bir</p>'],
    ['svg', '<svg><script>alert(1)</script><text>x</text></svg><p>Bir</p>', '<p>Bir</p>'],
    ['what is empty', '<p></p><p>&nbsp;<br></p><ul><li></li></ul><h2><strong></strong></h2>', ''],
    ['control characters', '<p>a\u0000b\u0007c\ud83d</p>', '<p>abc\ufffd</p>'],
  ])('%s', (_, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })
})

describe('a link keeps a whole address that a browser can follow safely, or is text', () => {
  test.each([
    ['http://ornek.example', `<p><a href="http://ornek.example/" ${rel}>x</a></p>`],
    [' HTTPS://Ornek.Example/Ş', `<p><a href="https://ornek.example/%C5%9E" ${rel}>x</a></p>`],
    ['https://ornek.example/a b', `<p><a href="https://ornek.example/a%20b" ${rel}>x</a></p>`],
    ['javascript:alert(1)', '<p>x</p>'],
    ['JaVa\tScRiPt:alert(1)', '<p>x</p>'],
    ['&#106;avascript:alert(1)', '<p>x</p>'],
    ['data:text/html,<script>alert(1)</script>', '<p>x</p>'],
    ['vbscript:x', '<p>x</p>'],
    ['//ornek.example', '<p>x</p>'],
    ['/tr/ilan', '<p>x</p>'],
    ['#ust', '<p>x</p>'],
    ['https://', '<p>x</p>'],
    ['', '<p>x</p>'],
  ])('%j', (href, clean) => {
    expect(cleanRichText(`<a href="${href}" target="_blank" onclick="alert(1)">x</a>`)).toBe(clean)
  })

  test('a link in a link stands beside it', () => {
    const html = '<a href="https://a.example">bir <a href="https://b.example">iki</a></a>'
    const [one, other] = [`<a href="https://a.example/" ${rel}>bir </a>`, `<a href="https://b.example/" ${rel}>iki</a>`]
    expect(cleanRichText(html)).toBe(`<p>${one}${other}</p>`)
  })
})

describe('every word gets a place where HTML allows one', () => {
  test.each([
    ['emphasis around paragraphs', '<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['a paragraph in a heading', '<h2>a<div>b</div></h2>', '<h2>a</h2><p>b</p>'],
    ['an item without a list', '<li>a</li><li>b</li><p>c</p>', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>'],
    ['words in a list', '<ol>a<li>b</li></ol>', '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['a list in a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li><p>a</p></li></ul></li></ul>'],
    ['the same emphasis twice', '<b><strong>a</strong></b>', '<p><strong>a</strong></p>'],
    ['tags that are never closed', '<blockquote><p>a<em>b', '<blockquote><p>a<em>b</em></p></blockquote>'],
    ['tags that were never opened', '</p></ul>a</strong>', '<p>a</p>'],
  ])('%s', (_, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  test('quotes in quotes end at the sixth', () => {
    const deep = `${'<blockquote>'.repeat(5000)}a`
    expect(cleanRichText(deep)).toBe(`${'<blockquote>'.repeat(6)}<p>a</p>${'</blockquote>'.repeat(6)}`)
  })
})

const tags = ['p', 'br', 'b', 'strong', 'em', 'u', 'a', 'h1', 'h2', 'h4', 'ul', 'ol', 'li', 'blockquote', 'div', 'td']
const foreign = [
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'textarea',
  'title',
  'noscript',
  'template',
  'xmp',
  'option',
]
const attribute = fc.constantFrom(
  '',
  ' href="https://a.example/?x=1&y=2"',
  ' href="javascript:alert(1)"',
  ' href=" java\nscript:alert(1)"',
  ' onclick="alert(1)"',
  " href='https://a.example' onmouseover=alert(1)",
  ' style="background:url(javascript:alert(1))"',
  ' href="https://a.example"><img src=x onerror=alert(1)>',
  '/',
  ' "',
)
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...tags, ...foreign), attribute).map(([tag, given]) => `<${tag}${given}>`),
  fc.constantFrom(...tags, ...foreign).map((tag) => `</${tag}>`),
  fc.constantFrom(
    'a',
    ' ',
    '&nbsp;',
    '&lt;script&gt;',
    '&amp;lt;',
    '&#60;img&#62;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '>',
    '"',
  ),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const hostile = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

const allowed =
  /^(?:[^<>]|<\/?(?:p|strong|em|u|s|h[234]|ul|ol|li|blockquote|a)>|<br \/>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener nofollow ugc">)*$/

test('whatever is cleaned holds only what is allowed, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      const clean = cleanRichText(html)
      expect(clean).toMatch(allowed)
      expect(cleanRichText(clean)).toBe(clean)
    }),
    { numRuns: 1000 },
  )
})

describe('the words alone', () => {
  test.each([
    ['<h2>Başlık</h2><p>Bir<br>iki</p><ul><li>üç</li><li>dört</li></ul>', 'Başlık Bir iki üç dört'],
    ['<p>Kır<strong>mızı</strong>&nbsp;&amp; <em>mavi</em> &lt;3 &quot;x&quot;</p>', 'Kırmızı & mavi <3 "x"'],
    ['<p>&amp;lt; değil</p>', '&lt; değil'],
    ['<script>alert(1)</script>', ''],
  ])('of %s', (html, plain) => {
    expect(richTextToPlain(html)).toBe(plain)
  })

  test.each([
    [40, 'Yarının mühendisleri, bugünün…'],
    [23, 'Yarının mühendisleri…'],
    [22, 'Yarının mühendisleri…'],
    [20, 'Yarının…'],
    [5, 'Yarı…'],
    [41, 'Yarının mühendisleri, bugünün öğrencileri'],
  ])('in at most %i characters', (maxLength, plain) => {
    expect(richTextToPlain('<p>Yarının mühendisleri, bugünün öğrencileri</p>', maxLength)).toBe(plain)
  })

  test('no letter is cut in two', () => {
    expect(richTextToPlain('<p>g\u0306g\u0306g\u0306g\u0306</p>', 4)).toBe('g\u0306…')
    expect(richTextToPlain('<p>👩‍🎓👩‍🎓👩‍🎓</p>', 8)).toBe('👩‍🎓…')
  })

  test('are never longer than asked, and hold no tag', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 60 }), (html, maxLength) => {
        const plain = richTextToPlain(html, maxLength)
        expect(plain.length).toBeLessThanOrEqual(maxLength)
        expect(plain).toBe(plain.trim())
      }),
    )
  })
})
