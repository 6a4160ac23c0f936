import { useQuery } from '@tanstack/react-query'
import type { Asked, Output } from '#contract/call.ts'
import type { inviteApplicants, inviteParticipants } from '#contract/communities/invitations.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

type InviteCall = typeof inviteParticipants | typeof inviteApplicants

/**
 * Invites a target, given by ids or filters: a dry run counts it as soon as it is known (`preview`), and the invitation
 * is refused if the count has changed since.
 */
export function useInvitation<C extends InviteCall>(call: C, target: object | undefined, isByFilters = true) {
  const { act, busy, failed, forget } = useAct({ changes: 'communities' })
  const { keyOf } = useRequestKey()
  const asked = (more: object) => ({ ...target, ...more }) as unknown as Asked<C>
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['dryRun', call.path, target],
    queryFn: ({ signal }) =>
      askInBrowser<InviteCall>(call, asked({ ...(isByFilters && { expected: 0 }), dryRun: true }), {
        signal,
        quiet: true,
      }),
    enabled: target !== undefined,
    staleTime: 0,
    gcTime: 0,
    // The page shows the error itself.
    meta: { isOfPage: true },
  })
  const preview: Output<InviteCall> | undefined = isError || !target ? undefined : data

  const invite = (goOn: (answer: Output<InviteCall>) => unknown) => {
    const input = asked(isByFilters ? { expected: preview?.found ?? 0 } : {})
    return act(async () => {
      try {
        return await askInBrowser<InviteCall>(call, input, { key: keyOf(input) })
      } catch (error) {
        if (isProblem(error, 'acts.targetChanged')) void refetch()
        throw error
      }
    }, goOn)
  }

  return {
    preview,
    isCounting: isFetching,
    countAgain: isError ? () => void refetch() : undefined,
    invite,
    busy,
    failed,
    forget,
  }
}
