import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Asked } from '#contract/call.ts'
import type { exportApplications } from '#contract/exports/make-exports.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { aCompany, aPublishedForm, bearer } from '../builders.ts'
import { aQuestion } from '../form-parts.ts'
import { aHandedIn } from '../handed-in.ts'
import { testApi } from '../server.ts'

export type ExportBody = Partial<Omit<Asked<typeof exportApplications>, 'companyId' | 'formId'>>
type Company = Awaited<ReturnType<typeof aCompany>>
/** Anybody of the organization. */
type Member = Pick<Company, 'caller'>

export const income = aQuestion('number', { label: 'Aylık gelir (TL)' })
export const moved = aQuestion('date', { label: 'Taşınma günü' })

export const named = (name: string, surname: string) => ({ profile: { name, surname } })

/** An organization that exports, by calls; it is there when the first test begins. */
export function exportRound() {
  const startApi = testApi()
  let app: Server
  let company: Company
  beforeAll(async () => {
    ;({ app } = await startApi())
    company = await aCompany()
  })

  async function ask(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    who: Member = company,
    headers: object = {},
  ) {
    return app.inject({
      method,
      url: `/api/companies/${company.companyId}${path}`,
      headers: { ...bearer(who.caller.person), ...headers },
      ...(body ? { payload: body } : {}),
    })
  }

  return {
    app: () => app,
    company: () => company,
    ask,
    excel: (formId: string, body: ExportBody = {}, who?: Member, headers?: object) =>
      ask('POST', `/forms/${formId}/applications/excel`, body, who, headers),
    /** A form with these applications. */
    async aFormWith(details: readonly Parameters<typeof aHandedIn>[1][] = [{}]) {
      const { id: formId } = await aPublishedForm(company, { content: { questions: [income, moved] } })
      const made = []
      for (const one of details) made.push(await aHandedIn({ id: formId, companyId: company.companyId }, one))
      return { formId, ids: made.map(({ appId }) => appId) }
    },
    row: (id: string) =>
      database()
        .select()
        .from(madeExports)
        .where(eq(madeExports.id, id))
        .then(([one]) => one),
  }
}
