import { type ReactNode, useState } from 'react'
import type { ActAnswer } from '#contract/applications/acts.ts'
import { changeStatus, type GivenStatus } from '#contract/review/deciding.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

interface OneApplication {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

interface Decision {
  readonly status: GivenStatus
  /** The candidate's name */
  readonly name: string
  readonly isPublished: boolean
  readonly decide: () => void
}

/** A placeholder reason: a published decision only changes with one. */
const anyReason = '…'

const loadQuestion = () => import('./quota-question.tsx')

/** Decides at once, except for an approval beyond the quota, for which `question` asks first. */
export function useQuotaQuestion({ companyId, formId, appId }: OneApplication) {
  const [asked, setAsked] = useState<Decision & { readonly over: NonNullable<ActAnswer['overQuota']> }>()
  const [isCounting, setCounting] = useState(false)

  async function withinQuota(decision: Decision) {
    if (decision.status !== 'Approved') return decision.decide()
    setCounting(true)
    const would = await askInBrowser(changeStatus, {
      companyId,
      formId,
      applicationIds: [appId],
      status: decision.status,
      ...(decision.isPublished && { reason: anyReason }),
      dryRun: true,
      // If the dry run fails, the act itself reports the excess.
    }).catch(() => undefined)
    setCounting(false)
    if (would?.overQuota) setAsked({ ...decision, over: would.overQuota })
    else decision.decide()
  }

  const question: ReactNode = asked && (
    <Lazy load={loadQuestion}>
      {({ QuotaQuestion }) => (
        <QuotaQuestion
          over={asked.over}
          name={asked.name}
          onCancel={() => setAsked(undefined)}
          onApprove={() => {
            setAsked(undefined)
            asked.decide()
          }}
        />
      )}
    </Lazy>
  )
  return { withinQuota, isCounting, question }
}
