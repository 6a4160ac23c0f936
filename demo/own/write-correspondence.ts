import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { newId } from '#platform/ids.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { momentAfter } from '../applicants/write-happened.ts'
import type { Clock } from '../writing/clock.ts'

/** When a message came, as a share of the time since the application was handed in. */
export const messageAt = 0.85

const messages: Readonly<Record<string, { readonly subject: string; readonly text: string }>> = {
  'Yazılım Stajyeri (Yaz Dönemi)': {
    subject: 'Görüşmeden önce',
    text: 'Merhaba Elif,\n\nbaşvurundaki test otomasyonu örneğini beğendik. Görüşmede birlikte küçük bir hata ayıklayacağız; önceden hazırlanman gerekmiyor, yanında yalnızca bilgisayarın olsun.\n\nGörüşmek üzere',
  },
}

export const isWrittenTo = ({ form }: HandingIn) => Object.hasOwn(messages, form.title)

/** What organizations wrote and where they want to pay to. */
export async function writeCorrespondence(
  tx: Transaction,
  all: readonly HandingIn[],
  rootOf: ReadonlyMap<string, string>,
  clock: Clock,
) {
  const written = all.flatMap(({ form, application, applicant: { candidateId } }) => {
    const message = messages[form.title]
    const by = { by: 'company', accountId: rootOf.get(form.companyId) ?? null } as const
    const ours = { applicationId: application.id, companyId: form.companyId, candidateId }
    return message
      ? { id: newId(), ...ours, ...by, ...message, createdAt: momentAfter(application, clock, messageAt) }
      : []
  })
  const asked = all.flatMap(({ form, application, applicant: { candidateId } }) => {
    if (application.action !== 'BankInfoRequested') return []
    const ours = { applicationId: application.id, formId: form.id, companyId: form.companyId, candidateId }
    return {
      id: newId(),
      ...ours,
      requestedBy: rootOf.get(form.companyId) ?? null,
      note: 'Prova ve konser günlerinin yol ve yemek giderini bu hesaba yatıracağız.',
      dueAt: clock.at(14),
      requestedAt: momentAfter(application, clock, 0.95),
    }
  })
  if (written.length > 0) await tx.insert(applicationMessages).values(written)
  if (asked.length > 0) await tx.insert(bankInfos).values(asked)
}
