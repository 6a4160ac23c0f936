import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

test('reads what the server has cleaned', () => {
  const html =
    '<h2>Kimler?</h2><p>Ad &amp; <strong>so<em>yad</em></strong><br />3 &lt; 5</p><ul><li><p>Belge</p></li></ul>' +
    '<p><a href="https://a.example/?x=1&amp;y=2" rel="noopener nofollow ugc">Ayrıntı</a></p>'
  expect(parseRichText(html)).toEqual([
    { tag: 'h2', children: ['Kimler?'] },
    {
      tag: 'p',
      children: [
        'Ad & ',
        { tag: 'strong', children: ['so', { tag: 'em', children: ['yad'] }] },
        { tag: 'br', children: [] },
        '3 < 5',
      ],
    },
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'p', children: ['Belge'] }] }] },
    { tag: 'p', children: [{ tag: 'a', href: 'https://a.example/?x=1&y=2', children: ['Ayrıntı'] }] },
  ])
})

test.each([
  ['a tag that is none of ours', '<p>a<script>b</script></p>', [{ tag: 'p', children: ['a', 'b'] }]],
  ['an address that runs', '<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a tag that is closed twice', '<p>a</p></p>b', [{ tag: 'p', children: ['a'] }, 'b']],
  ['tags that cross', '<p><em>a</p>b', [{ tag: 'p', children: [{ tag: 'em', children: ['a'] }] }, 'b']],
  ['a decoded name decoded once', '<p>&amp;lt;</p>', [{ tag: 'p', children: ['&lt;'] }]],
  ['nothing', '', []],
])('%s does no harm', (_, html, nodes) => {
  expect(parseRichText(html)).toEqual(nodes)
})
