import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const of = (
  event: string,
  at: number,
  { formId = 'one', by = 'Elif' }: { formId?: string; by?: string | null } = {},
) => ({
  event,
  formId,
  by,
  at,
})

test('the same act several times in a row is told once, by its latest', () => {
  const events = [of('published', 6), of('confirmed', 5), of('confirmed', 4), of('confirmed', 3), of('created', 2)]
  expect(withoutRepeats(events).map(({ at }) => at)).toEqual([6, 5, 2])
})

test('of another person, on another form, or with something between, it is told again', () => {
  const events = [
    of('extended', 9),
    of('extended', 8, { by: 'Murat' }),
    of('extended', 7, { formId: 'two' }),
    of('closed', 6, { formId: 'two', by: null }),
    of('extended', 5, { formId: 'two' }),
  ]
  expect(withoutRepeats(events)).toEqual(events)
})
