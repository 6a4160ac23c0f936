import { lastVowelOf, readNamesWith, type SpokenWord } from './suffixes.ts'
import { lower } from './turkish.ts'

// Whoever says names with an ending (Türk Eğitim Vakfı’na, İBB’ye, Kemal’e) imports this module; it exports nothing.

readNamesWith(spokenName)

function spokenName(written: string): SpokenWord {
  // Letters that make no syllable are named one by one: İBB’ye, A.Ş.’ye.
  if (/^(?:\p{Lu}*[^AEIİOÖUÜ\P{Lu}]{2}|[^AEIİOÖUÜ\P{Lu}])$/u.test(written))
    return { word: 'be', vowel: 'e', isPossessed: false }
  const small = lower(written)
  const word = small === 'şti' ? 'şirketi' : small
  return { word, vowel: vowelHeard(word), isPossessed: isPossessive(word) }
}

/**
 * Is it somebody's, as in Türk Eğitim Vakfı? Told by the endings that only such words have (-sı after a vowel in harmony,
 * -ğı, -ları), and by the words that organizations are called by.
 */
const isPossessive = (word: string) =>
  /(?:[aı]sı|[ei]si|[ou]su|[öü]sü|ğı|ği|ğu|ğü|ları|leri)$/.test(word) ||
  /(?:vakfı|kurumu|kulübü|okulu|merkezi|fonu|şirketi|syonu|konseyi|yurdu|koleji|ajansı|ofisi|grubu|meclisi|kooperatifi|programı|bursu|evi|hareketi|platformu|holdingi|teşkilatı|cemiyeti|festivali|kampı|oğlu|ekibi)$/.test(
    word,
  )

/** Borrowed words whose last vowel is written back and heard front: Kemal’e, İstiklal’den. */
const heardFront = /(?:[kc]emal|celal|bilal|hilal|nihal|meral|zuhal|ikbal|istiklal|saat|hayal|resul|rol|gol|ideal)$/

function vowelHeard(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/[\u0300-\u0303]/g, '')
    .normalize('NFC')
  const last = lastVowelOf(letters)
  if (!heardFront.test(word)) return last
  return last === 'a' ? 'e' : last === 'o' ? 'ö' : 'ü'
}
