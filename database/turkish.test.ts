import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, fold } from '#platform/text/turkish.ts'
import { testDatabase } from '../tests/database.ts'

const connection = testDatabase()

async function foldInDatabase(texts: readonly string[]) {
  const { rows } = await connection.pool.query<{ folded: string }>(
    'select tr_fold(value) as folded from unnest($1::text[]) with ordinality as t(value, n) order by n',
    [texts],
  )
  return rows.map(({ folded }) => folded)
}

describe('tr_fold', () => {
  test.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['ıstanbul', 'istanbul'],
    ['istanbul', 'istanbul'],
    ['IĞDIR', 'igdir'],
    ['Iğdır', 'igdir'],
    ['ŞIRNAK', 'sirnak'],
    ['şırnak', 'sirnak'],
    ['Çanakkale', 'canakkale'],
    ['GÜMÜŞHANE', 'gumushane'],
    ['Öğretmen', 'ogretmen'],
    ['Hakkâri', 'hakkari'],
    ['KÂĞITHANE', 'kagithane'],
    ['Elâzığ', 'elazig'],
    ['Mûsikî', 'musiki'],
    ['Straße 12', 'strasse 12'],
    ['Łódź', 'lodz'],
    ['', ''],
  ])('%j is searched as %j', async (value, folded) => {
    expect(await foldInDatabase([value])).toEqual([folded])
    expect(fold(value)).toBe(folded)
  })

  test('is the same as the browser’s for whatever people type', async () => {
    const letters = [
      ..."abcçdefgğhıijklmnoöprsştuüvyzqwxABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWXâîûÂÎÛéèêëñáàäåæøß0123456789 -.,’'",
      ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
    ]
    const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 })
    const texts = fc.sample(word, 2000)
    expect(await foldInDatabase(texts)).toEqual(texts.map(fold))
  })

  test('may stand in an index', async () => {
    const { rows } = await connection.pool.query("select provolatile from pg_proc where proname = 'tr_fold'")
    expect(rows).toEqual([{ provolatile: 'i' }])
  })
})

describe('the Turkish collation', () => {
  const sortInDatabase = async (words: readonly string[]) => {
    const { rows } = await connection.pool.query<{ word: string }>(
      'select word from unnest($1::text[]) as t(word) order by word collate turkish',
      [words],
    )
    return rows.map(({ word }) => word)
  }

  test('puts letters where a Turkish dictionary has them', async () => {
    const alphabet = [...'abcçdefgğhıijklmnoöprsştuüvyz']
    expect(await sortInDatabase(alphabet.toReversed())).toEqual(alphabet)
    const provinces = [
      'Çorum',
      'Iğdır',
      'İstanbul',
      'Isparta',
      'Şırnak',
      'Sivas',
      'Zonguldak',
      'Uşak',
      'Çankırı',
      'Cizre',
    ]
    expect(await sortInDatabase(provinces)).toEqual([
      'Cizre',
      'Çankırı',
      'Çorum',
      'Iğdır',
      'Isparta',
      'İstanbul',
      'Sivas',
      'Şırnak',
      'Uşak',
      'Zonguldak',
    ])
  })

  test('sorts as the browser does', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcçgğhıijoösştuüzCÇIİŞ'), minLength: 1, maxLength: 8 })
    const words = [...new Set(fc.sample(word, 500))]
    expect(await sortInDatabase(words)).toEqual(words.toSorted(compare))
  })
})
