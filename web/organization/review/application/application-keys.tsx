import { useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useKeys } from '../../desk/list/use-keys.ts'
import { keyedActs } from '../acts/keyed-acts.ts'
import { LazyAct, useActsAhead } from '../acts/lazy-act.tsx'
import type { ActName } from '../acts/registry.ts'
import type { ApplicationViewProps } from './application-view.ts'

const loadHelp = () => import('./keys-dialog.tsx')

/**
 * Keyboard shortcuts of acts on one application, the same as in the list. If the panel is visible and has a part for
 * the act, that part takes the focus instead of a dialog.
 */
export function ApplicationKeys({ ids, application }: ApplicationViewProps) {
  const [opened, setOpened] = useState<ActName | 'help'>()
  const acts = useOfferedActs(application)
  useActsAhead()
  useKeys({
    ...Object.fromEntries(acts.map(({ key, name }) => [key, () => beginsInPanel(name) || setOpened(name)])),
    '?': () => setOpened('help'),
  })
  const close = () => setOpened(undefined)
  if (opened === undefined) return null
  if (opened === 'help')
    return <Lazy load={loadHelp}>{({ ApplicationKeysDialog }) => <ApplicationKeysDialog onClose={close} />}</Lazy>
  return (
    <LazyAct
      act={opened}
      formId={ids.formId}
      steps={application.steps}
      target={{ applicationIds: [ids.appId] }}
      onClose={close}
    />
  )
}

/** These acts need lists, which a member who may write but not read does not see. */
const needsLists: readonly ActName[] = ['tag', 'assign']

function useOfferedActs({ status, steps }: ApplicationViewProps['application']) {
  const me = useMe()
  if (!may(me, 'Applications', 'write') || status === 'Withdrawn') return []
  const reads = may(me, 'Applications', 'read')
  return keyedActs.filter(({ name }) => (reads || !needsLists.includes(name)) && (name !== 'step' || steps.length > 0))
}

const places: Partial<Record<ActName, readonly [part: string, control: string]>> = {
  status: ['decision', 'button'],
  step: ['step', 'button'],
  note: ['note', 'textarea'],
}

/** Focuses the panel's part for this act, or its chosen option. */
function beginsInPanel(name: ActName): boolean {
  const [id, control] = places[name] ?? []
  if (id === undefined || control === undefined) return false
  const part = document.getElementById(id)
  const place = part?.querySelector<HTMLElement>('[aria-pressed=true]') ?? part?.querySelector<HTMLElement>(control)
  if (!place?.checkVisibility({ visibilityProperty: true })) return false
  place.focus()
  return true
}
