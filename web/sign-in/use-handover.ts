import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readHandover } from '#contract/accounts/istanbulsenin.ts'
import type { Asked, Output } from '#contract/call.ts'
import type { Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { keepingWayBack } from '../session/way-back.ts'

export type Handover = Asked<typeof readHandover>

export type HandoverState =
  | { readonly is: 'looking' }
  | { readonly is: 'missing' }
  | { readonly is: 'ready'; readonly handover: Handover; readonly needed: Output<typeof readHandover> }
  | { readonly is: 'failed'; readonly problem: Problem | undefined }

/** What the municipal app handed over in the address, and what the server says of it. */
export function useHandover(): HandoverState {
  const [state, setState] = useState<HandoverState>({ is: 'looking' })
  const at = useLocation() as { search: string; state: { handover?: Handover } | null }
  const navigate = useNavigate()
  const begun = useRef(false)

  async function look() {
    const search = new URLSearchParams(at.search)
    const handover = handoverIn(search) ?? at.state?.handover
    // Moved from the address bar into the history state, so that a screenshot does not show it and a reload still has
    // it.
    await navigate(keepingWayBack('/istanbulsenin', search), { replace: true, state: { handover } })
    if (!handover) return setState({ is: 'missing' })
    try {
      setState({ is: 'ready', handover, needed: await askInBrowser(readHandover, handover) })
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setState({ is: 'failed', problem: error.problem })
    }
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void look()
  })

  return state
}

/** Only the names of the fields: their schemas would bring zod to a page that checks nothing itself. */
const fields: Record<keyof Handover, true> = {
  subject: true,
  name: true,
  surname: true,
  email: true,
  emailVerified: true,
  gsm: true,
  issuedAt: true,
  nonce: true,
  signature: true,
}

function handoverIn(search: URLSearchParams): Handover | undefined {
  const given = Object.keys(fields).flatMap((field) => (search.has(field) ? [[field, search.get(field)]] : []))
  return given.length > 0 ? (Object.fromEntries(given) as Handover) : undefined
}
