import type { Output } from '#contract/call.ts'
import type { inviteParticipants } from '#contract/communities/invitations.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** The outcome of an invitation in words: newly invited, already known, and left out. */
export function useOutcomeWords() {
  const t = useTexts('org_communities')
  return ({ changed, known, leftOut }: Output<typeof inviteParticipants>) =>
    [
      t('invite.count', { count: changed }),
      ...(known > 0 ? [t('invite.known', { count: known })] : []),
      ...(leftOut > 0 ? [t('invite.leftOut', { count: leftOut })] : []),
    ].join(' ')
}
