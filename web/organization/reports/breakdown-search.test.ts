import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { breakdownAddress, breakdownInput, breakdownSearchAfter, breakdownSearchOf } from './breakdown-search.ts'

const searchOf = (text: string) => breakdownSearchOf(new URLSearchParams(text))
const [form, question] = [newId(), newId()]

test('a breakdown keeps the filters of the list in its address, and nothing of how the list is shown', () => {
  const address = breakdownAddress(
    searchOf(`form=${form}&period=30&group=level&status=Submitted.InReview&minAge=18&sort=name&page=3`),
  )
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
    form,
    period: '30',
    group: 'level',
    status: 'Submitted.InReview',
    minAge: '18',
  })
  expect(breakdownAddress(searchOf(address))).toBe(address)
})

test('a question is asked of one form only', () => {
  expect(breakdownInput(searchOf(`form=${form}&group=answer.${question}&period=all`))).toEqual({
    formIds: [form],
    groupBy: 'answer',
    questionId: question,
  })
  expect(searchOf(`form=${form}.${newId()}&group=answer.${question}`)).toMatchObject({ group: 'city' })
  expect(searchOf('group=answer')).toMatchObject({ group: 'city' })
  const asked = searchOf(`form=${form}&group=answer.${question}`)
  expect(breakdownSearchOf(new URLSearchParams(breakdownAddress(asked)))).toEqual(asked)
  expect(breakdownSearchAfter(asked, new URLSearchParams(breakdownAddress(asked)))).toEqual(asked)
  const other = new URLSearchParams({ form: newId(), group: `answer.${question}` })
  expect(breakdownSearchAfter(asked, other)).toMatchObject({ group: 'city' })
})

test('what has no beginning is compared with nothing before it', () => {
  expect(breakdownInput(searchOf('period=all&compare=before'))).toEqual({ groupBy: 'city' })
  expect(breakdownInput(searchOf('period=own&from=2026-01-01&compare=before'))).toEqual({
    groupBy: 'city',
    from: '2026-01-01',
    compareTo: { with: 'period' },
  })
  expect(breakdownInput(searchOf(`period=all&compare=${form}`))).toEqual({
    groupBy: 'city',
    compareTo: { with: 'form', formId: form },
  })
})
