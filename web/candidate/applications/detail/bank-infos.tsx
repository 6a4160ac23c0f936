import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { giveBankInfo, type readBankInfo } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Late } from '#web/loading/late.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Due } from '../../due.tsx'
import { bankInfoOf } from '../queries.ts'
import type { Give } from './other-account.tsx'

type Answer = Output<typeof readBankInfo>
type BankInfo = Answer['items'][number]

/** Answers a request for bank details: with the account of the profile, or another one. */
export function BankInfos({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const { items, profile } = useAnswer(bankInfoOf(useMe().myId, applicationId))
  const shown = items.filter(({ status }) => status !== 'Cancelled')
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bank">
      <h2 id="bank">{t('bank.title')}</h2>
      <Stack gap={5}>
        {shown.map((info) =>
          info.status === 'Open' ? (
            <Asked key={info.id} applicationId={applicationId} info={info} profile={profile} />
          ) : (
            <p key={info.id}>
              <Landmark aria-hidden />{' '}
              {info.given && t('bank.given', { masked: info.given.masked, owner: info.given.owner })}
            </p>
          ),
        )}
      </Stack>
    </Card>
  )
}

interface AskedProps {
  readonly applicationId: string
  readonly info: BankInfo
  readonly profile: Answer['profile']
}

function Asked({ applicationId, info, profile }: AskedProps) {
  const t = useTexts('student_apps')
  const [isOther, setOther] = useState(profile === null)
  const { give, confirming, confirm } = useGiving(applicationId, info.id)
  return (
    <Stack>
      {info.note !== '' && <p>{info.note}</p>}
      {info.dueAt !== null && <Due kind="bankInfo" at={info.dueAt} />}
      {profile && !isOther && (
        <>
          <p>{t('bank.profile', { masked: profile.masked, owner: profile.owner, bankName: profile.bankName ?? '' })}</p>
          <Button variant="primary" loading={confirming} onClick={confirm}>
            {t('bank.confirm')}
          </Button>
          <Button variant="quiet" onClick={() => setOther(true)}>
            {t('bank.other')}
          </Button>
        </>
      )}
      {isOther && (
        <Late load={loadForm} waiting={<LoadingBlock />}>
          {({ OtherAccount }) => <OtherAccount give={give} />}
        </Late>
      )}
    </Stack>
  )
}

// Loaded late: most candidates are asked for no account, or use that of their profile.
const loadForm = () => import('./other-account.tsx')

function useGiving(applicationId: string, bankInfoId: string) {
  const candidateId = useMe().myId
  const give: Give = async (given) => {
    await askInBrowser(giveBankInfo, { candidateId, id: applicationId, bankInfoId, ...given })
    await fetchAgain('bankInfos')
  }
  const { act, busy } = useAct({ tellsInDialog: true })
  return { give, confirming: busy, confirm: () => void act(() => give({})) }
}
