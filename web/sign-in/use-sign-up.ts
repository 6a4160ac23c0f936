import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { Sent } from '#contract/accounts/accounts.ts'
import { isProblem } from '../forms/is-problem.ts'
import { keepingWayBack, type Way, wayOn } from '../session/way-back.ts'

/** Every sign-up goes on at verification, also one that was begun before and left unfinished. */
export function useSignUp() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (email: string, send: (way: Way) => Promise<z.infer<typeof Sent>>) => {
    const sent = await send(wayOn(search)).catch((error: unknown) => {
      if (!isProblem(error, 'fC3LnL')) throw error
    })
    await navigate(keepingWayBack('/verify', search, { email }), { state: sent })
  }
}
