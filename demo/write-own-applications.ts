import type { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'
import type { Applicant } from './applicants/applicants-of.ts'
import { type HandingIn, writeHandedIn, writeTyped } from './applicants/write-handed-in.ts'
import { momentAfter, writeHappened } from './applicants/write-happened.ts'
import { readingsOf } from './own/readings-of.ts'
import { writeBegun } from './own/write-begun.ts'
import { writeCorrespondence } from './own/write-correspondence.ts'
import { writeNews } from './own/write-news.ts'
import { writeShelf } from './own/write-shelf.ts'
import { rootsOf } from './write-applications.ts'
import type { WrittenForm } from './write-forms.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'
import { writeHistory } from './writing/write-history.ts'

interface OwnApplication {
  readonly title: string
  readonly status: ApplicationStatus
  readonly action?: ApplicationAction
  /** Days after the form was published. */
  readonly day: number
  /** Days ago, and what the organization wrote with it. */
  readonly result?: { readonly ago: number; readonly message: string }
}

/** One of each kind, so that every page of a candidate's has something to show. */
const applied: readonly OwnApplication[] = [
  { title: 'Bir Bilene Sor: Mentorluk Programı', status: 'InReview', action: 'DocumentRequested', day: 1 },
  { title: 'Yazılım Stajyeri (Yaz Dönemi)', status: 'InReview', action: 'InterviewInvited', day: 2 },
  { title: 'Santral Kampı: Üç Gün, Üç Kaynak', status: 'Draft', day: 20 },
  { title: 'Sıfırdan Sunucuya: Açık Kaynak Kod Kampı', status: 'Submitted', day: 14 },
  {
    title: 'Parkta Konser Gönüllüleri',
    status: 'Approved',
    action: 'BankInfoRequested',
    day: 4,
    result: { ago: 3, message: 'Aramıza hoş geldin! Sahne arkası ekibindesin; ilk toplantı için sana yazacağız.' },
  },
  {
    title: 'Customer Success Specialist (German)',
    status: 'Rejected',
    day: 9,
    result: { ago: 20, message: 'Thank you for the care you put into this. We went on with somebody else this time.' },
  },
  { title: 'Ekrandan Sınıfa: Çevrim İçi Ders Gönüllüleri', status: 'Withdrawn', day: 1 },
]

interface Around {
  readonly organizations: readonly WrittenOrganization[]
  readonly forms: readonly WrittenForm[]
  readonly clock: Clock
}

/** The applications of aday@kopru.test, with requests, messages, results and notifications. */
export async function writeOwnApplications(
  tx: Transaction,
  applicant: Applicant,
  { organizations, forms, clock }: Around,
) {
  const all = applied.flatMap((own): HandingIn[] => {
    const form = forms.find(({ title }) => title === own.title)
    return form ? [{ form, applicant, application: rowOf(own, form, applicant, clock) }] : []
  })
  const roots = rootsOf(organizations)
  await tx.insert(applications).values(all.map(({ application }) => application))
  const snapshots = await writeHandedIn(tx, all)
  await writeTyped(tx, snapshots)
  await writeBegun(tx, all)
  await writeShelf(tx, applicant, snapshots, clock)
  const happened = await writeHappened(tx, all, roots, clock)
  await writeHistory(tx, [...happened, ...(await readingsOf(tx, snapshots, roots, clock))])
  await writeCorrespondence(tx, all, roots, clock)
  await writeNews(tx, all, organizations, clock)
}

const day = 24 * 60 * 60 * 1000

function rowOf(
  { status, action = 'None', day: after, result }: OwnApplication,
  { id: formId, companyId, content, publishedAt }: WrittenForm,
  { candidateId }: Applicant,
  clock: Clock,
): HandingIn['application'] {
  const createdAt = new Date((publishedAt ?? clock.now).getTime() + after * day)
  return {
    id: newId(createdAt.getTime()),
    formId,
    companyId,
    candidateId,
    status,
    action,
    createdAt,
    formVersion: 1,
    changedAt: createdAt,
    submittedAt: status === 'Draft' ? null : createdAt,
    withdrawnAt: status === 'Withdrawn' ? momentAfter({ submittedAt: createdAt }, clock, 0.4) : null,
    stepId: status === 'InReview' ? (content.steps[0]?.id ?? null) : null,
    resultPublishedAt: result ? clock.at(-result.ago, '15:00') : null,
    resultMessage: result?.message ?? null,
  }
}
