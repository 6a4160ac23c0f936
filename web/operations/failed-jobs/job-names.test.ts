import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import en from '#locales/en/operations.json' with { type: 'json' }
import tr from '#locales/tr/operations.json' with { type: 'json' }
import { formatMessage } from '#platform/text/message.ts'

test('operators read what each job does, in both languages', () => {
  for (const [language, sentences] of Object.entries({ tr, en })) {
    const said = (name: string) => formatMessage(sentences['jobs.name'], language, { job: name.replace('.', '_') })
    const names = Object.values(jobs).map(({ name }) => said(name))
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain(said('other'))
  }
})
