import { problem } from '#contract/problems.ts'
import type { Factors } from './factors-of.ts'
import { publicIdOf } from './read-second-factors.ts'

export function ownPasskey({ passkeys }: Factors, passkeyId: string) {
  const found = passkeys.find(({ id }) => publicIdOf(id) === passkeyId)
  if (!found) throw problem('accounts.notFound')
  return found
}
