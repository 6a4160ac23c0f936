import { expect, test } from 'vitest'
import { hasWebAddress, withoutWebAddresses } from './web-address.ts'

test.each([
  'A.Ş.',
  'T.C. Millî Eğitim Bakanlığı',
  'T.C.Millî Eğitim Bakanlığı',
  'Dr.Öğr. Üyesi Ayşe Kaya',
  'Prof.Dr.Ali Demir Vakfı',
  'Yıldız İnş.Tur.San.ve Tic.Ltd.Şti.',
  'Güneş Gıda San.Tic.A.Ş.',
  'Burs 2027: 5.000 TL, 1.234,50 ve 18.11.2026',
  'Burs programı.Su projesi',
  'Kızılay No.12',
  'Node.js atölyesi',
  'Türkiye İş Bankası A.Ş.nin bursu',
  'Soru: ne / nasıl?',
  'Çağrı “Işık” ✨ 👩‍🎓',
  'منحة',
  '',
])('%j carries no web address', (text) => {
  expect(hasWebAddress(text)).toBe(false)
})

test.each([
  ['kazan.com', 'kazan. com'],
  ['Ödülünüz: KAZAN.COM', 'Ödülünüz: KAZAN. COM'],
  ['https://kazan.test/odul', 'kazan. test/odul'],
  ['Bak http://10.0.0.1/x', 'Bak 10.0.0.1/x'],
  ['hxxps://kazan.com', 'kazan. com'],
  ['https:\\\\kazan.com', 'kazan. com'],
  ['www.kazan.example', 'www kazan. example'],
  ['(WWW.kazan.com)', '(WWW kazan. com)'],
  ['odul.kazan.com.tr hemen', 'odul. kazan. com. tr hemen'],
  ['kazanç.com', 'kazanç. com'],
  ['пример.рф', 'пример. рф'],
  ['xn--kazan-1ra.xn--p1ai', 'xn--kazan-1ra. xn--p1ai'],
  ['kazan。com', 'kazan. com'],
  ['kazan．com', 'kazan. com'],
  ['kazan｡com', 'kazan. com'],
  ['kazan․com', 'kazan. com'],
  ['kazan\u200b.\u200bcom', 'kazan. com'],
  ['kaz\u00adan.c\u2060om', 'kazan. com'],
  ['𝗄𝖺𝗓𝖺𝗇.𝖼𝗈𝗆', 'kazan. com'],
  ['t.co/abc', 't. co/abc'],
  ['kazan.de', 'kazan. de'],
  ['ödül@kazan.com', 'ödül@kazan. com'],
])('%j does, and is broken up in e-mails', (text, broken) => {
  expect(hasWebAddress(text)).toBe(true)
  expect(withoutWebAddresses(text)).toBe(broken)
})

test.each([
  ['💰.ws', '💰. ws'],
  ['i❤.ws/x', 'i❤. ws/x'],
  ['(kazan).com', '(kazan). com'],
])('a sign before the dot of %j keeps nothing together', (text, broken) => {
  expect(withoutWebAddresses(text)).toBe(broken)
})

test.each(['Anadolu Vakfı A.Ş.', 'T.C. Burs 5.000 TL', '½ gün ™', 'iki  boşluk '])(
  '%j stays unchanged in e-mails',
  (text) => expect(withoutWebAddresses(text)).toBe(text),
)

test('an address is found in any disguise; broken up it is none, and breaking up is idempotent', () => {
  const pick = seededPick(37)
  for (let round = 0; round < 5000; round++) {
    const hidden = () => pick(['', '', '', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u{e0020}'])
    const word = () => [...pick(['kazan', 'ödül', 'hediye', 'a1', 'BURS', 'ık', 'xn--e1a'])].join(hidden())
    const dot = () => `${hidden()}${pick(['.', '.', '。', '．', '｡', '․'])}${hidden()}`
    const domain = `${word()}${dot()}${pick(['', `${word()}${dot()}`])}${pick(['com', 'NET', 'com.tr', 'xyz', 'io', 'ru'])}`
    const address = `${pick(['', '', 'https://', 'HTTP://', 'www.', 'https://www.'])}${domain}${pick(['', '/x', ':80', '?a=1'])}`
    const text = `${pick(['', 'Tebrikler ', '(', '“', 'A.Ş. '])}${address}${pick(['', ' hemen', ')', '!', ' T.C.'])}`
    expect(hasWebAddress(text), text).toBe(true)
    const broken = withoutWebAddresses(text)
    expect(hasWebAddress(broken), `${text} → ${broken}`).toBe(false)
    expect(withoutWebAddresses(broken)).toBe(broken)
  }
})

test('breaking up leaves no address in any text', () => {
  const pick = seededPick(59)
  const pieces = [
    '.',
    '。',
    ':',
    '/',
    '\\',
    '//',
    'http',
    'www',
    'a',
    'ş',
    'com',
    'tr',
    '1',
    '-',
    ' ',
    '\u200b',
    'İ',
    '@',
    '_',
  ]
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: 1 + (round % 12) }, () => pick(pieces)).join('')
    const broken = withoutWebAddresses(text)
    expect(hasWebAddress(broken), `${JSON.stringify(text)} → ${JSON.stringify(broken)}`).toBe(false)
  }
})

/** A seeded generator: the same choices in every run. */
function seededPick(seed: number) {
  let state = seed
  return <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)] as Item
  }
}
