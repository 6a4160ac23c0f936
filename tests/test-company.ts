import { beforeAll } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { aCompany, aPublishedForm } from './builders.ts'

type Company = Awaited<ReturnType<typeof aCompany>>

/** An organization of the calling test file's own, which is there once its tests run, and a way to publish forms of it. */
export function testCompany(details: Parameters<typeof aCompany>[0] = {}) {
  const company = {} as Company
  beforeAll(async () => {
    Object.assign(company, await aCompany(details))
  })
  return { company, aForm: (content: Partial<FormContent> = {}) => aPublishedForm(company, { content }) }
}
