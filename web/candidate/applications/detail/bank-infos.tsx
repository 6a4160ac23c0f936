import { Landmark } from 'lucide-react'
import { useState } from 'react'
import type { readBankInfo } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import icon from '../../icon-row.module.css'
import { bankInfoOf } from '../queries.ts'

// Lazy: most candidates are never asked for an account.
const loadAsked = () => import('./asked-account.tsx')

/** Answers a request for bank details: with the account of the profile, or another one. */
export function BankInfos({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const { items, profile } = useAnswer(bankInfoOf(useMe().myId, applicationId))
  const shown = items.filter(({ status }) => status !== 'Cancelled')
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bank">
      <h2 id="bank" tabIndex={-1}>
        {t('bank.title')}
      </h2>
      <Stack gap={5}>
        {shown.map((info) =>
          info.status === 'Open' ? (
            <Lazy key={info.id} load={loadAsked} waiting={<LoadingBlock />}>
              {({ AskedAccount }) => <AskedAccount applicationId={applicationId} info={info} profile={profile} />}
            </Lazy>
          ) : (
            <GivenAccount key={info.id} applicationId={applicationId} info={info} profile={profile} />
          ),
        )}
      </Stack>
    </Card>
  )
}

type Answer = Output<typeof readBankInfo>

interface GivenAccountProps {
  readonly applicationId: string
  readonly info: Answer['items'][number]
  readonly profile: Answer['profile']
}

/** The account given, and a form to replace it. */
function GivenAccount({ applicationId, info, profile }: GivenAccountProps) {
  const t = useTexts('student_apps')
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack>
      <p className={icon.row}>
        <Landmark aria-hidden />
        <span>
          {info.given && t('bank.given', { masked: accountText(info.given.masked), owner: info.given.owner })}
        </span>
      </p>
      {isChanging ? (
        <>
          <p>{t('bank.change.help')}</p>
          <Lazy load={loadAsked} waiting={<LoadingBlock />}>
            {({ AskedAccount }) => (
              <AskedAccount
                applicationId={applicationId}
                info={info}
                profile={profile}
                onDone={() => setChanging(false)}
              />
            )}
          </Lazy>
        </>
      ) : (
        <span>
          <Button size="small" variant="quiet" onClick={() => setChanging(true)}>
            {t('bank.change')}
          </Button>
        </span>
      )}
    </Stack>
  )
}
