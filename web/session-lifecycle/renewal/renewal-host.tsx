import { useLoaded } from '../../loading/use-loaded.ts'
import { useSession } from '../../session/store.ts'
import { mustRenew } from './must-renew.ts'

/** Mounted once, in the shell: an old password has to be renewed before any page can be used. */
export function RenewalHost() {
  const who = useSession()
  const RenewalModal = useLoaded(mustRenew(who) && who, load)
  return RenewalModal && mustRenew(who) && <RenewalModal who={who} />
}

const load = () => import('./renewal-modal.tsx')
