import { expect, test } from 'vitest'
import { mentionedIn, mentionOf, partsOf } from './mentions.ts'

const [ada, ege] = ['0199a000-0000-7000-8000-0000000000a1', '0199a000-0000-7000-8000-0000000000a2']

test('a text mentions accounts, each once, and is split at them', () => {
  const text = `Bakar mısın ${mentionOf(ada)}? ${mentionOf(ege)}, ${mentionOf(ada)} <@x> @Ada`
  expect(mentionedIn(text)).toEqual([ada, ege])
  expect(partsOf(text)).toEqual([
    'Bakar mısın ',
    { accountId: ada },
    '? ',
    { accountId: ege },
    ', ',
    { accountId: ada },
    ' <@x> @Ada',
  ])
  expect(partsOf('')).toEqual([''])
})
