import { useState } from 'react'
import { Late } from '#web/loading/late.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { keyedActs } from '../acts/keyed-acts.ts'
import { LateAct, useActsAhead } from '../acts/late-act.tsx'
import type { ActName } from '../acts/registry.ts'
import { useKeys } from '../use-keys.ts'
import type { ApplicationViewProps } from './application-view.ts'

const loadHelp = () => import('./keys-dialog.tsx')

/**
 * The acts on one application by the same keys as in the list. What has its own place in the panel gets the focus there
 * instead of a dialog, if the panel is in sight.
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
    return <Late load={loadHelp}>{({ ApplicationKeysDialog }) => <ApplicationKeysDialog onClose={close} />}</Late>
  return (
    <LateAct
      act={opened}
      formId={ids.formId}
      steps={application.steps}
      target={{ applicationIds: [ids.appId] }}
      onClose={close}
    />
  )
}

/** Tags and colleagues to choose from are lists, which not everybody sees who may change an application. */
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

/** Puts the focus where the part of the panel begins that is for this act, or on what is chosen there. */
function beginsInPanel(name: ActName): boolean {
  const [id, control] = places[name] ?? []
  if (id === undefined || control === undefined) return false
  const part = document.getElementById(id)
  const place = part?.querySelector<HTMLElement>('[aria-pressed=true]') ?? part?.querySelector<HTMLElement>(control)
  if (!place?.checkVisibility({ visibilityProperty: true })) return false
  place.focus()
  return true
}
