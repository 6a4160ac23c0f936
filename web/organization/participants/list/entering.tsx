import { UserRoundPlus } from 'lucide-react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import list from '../../list-page.module.css'
import { enterParticipantsAddress } from '../../participants-addresses.ts'
import { whoTakesPart } from '../../who-takes-part.ts'
import type { Forms } from './participants-of.ts'

interface EnterButtonProps {
  readonly formId: string | undefined
  readonly form: Forms[number] | undefined
}

/** Leads to bringing along who takes part in a form already; disabled without the right to change applications. */
export function EnterButton({ formId, form }: EnterButtonProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const isAllowed = useEntering()
  if (formId === undefined || isAllowed === undefined) return null
  const words = t('scholars.enter', { who: form ? whoTakesPart([form]) : 'participants' })
  return isAllowed ? (
    <ButtonLink to={enterParticipantsAddress(formId)} icon={<UserRoundPlus />}>
      {words}
    </ButtonLink>
  ) : (
    <Button icon={<UserRoundPlus />} aria-disabled aria-describedby={reasonId}>
      {words}
    </Button>
  )
}

/** Why that button is disabled, and whom to ask. */
export function WhyNotEnter({ formId }: Pick<EnterButtonProps, 'formId'>) {
  const t = useTexts('org_candidate_list_and_detail')
  if (useEntering() !== false || formId === undefined) return null
  return (
    <p id={reasonId} className={list.quiet}>
      {t('scholars.mayNot')} {t('problems.permissions.missing.detail')}
    </p>
  )
}

const reasonId = 'may-not-enter'

/** Undefined for members who change nothing about participants. */
function useEntering(): boolean | undefined {
  const me = useMe()
  return may(me, 'Participants', 'write') ? may(me, 'Applications', 'write') : undefined
}
