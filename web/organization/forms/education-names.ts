import { useSyncExternalStore } from 'react'
import { useUniversities } from '../../queries/reference.ts'
import { useTexts } from '../../texts/texts.tsx'

// Caches names of faculties, departments and foreign universities: the API only lists them per university.

type Kind = 'university' | 'faculty' | 'department'

const met = new Map<string, string>()
const listeners = new Set<() => void>()
let round = 0

export function rememberNames(kind: Kind, items: readonly { id: number; name: string }[]) {
  const fresh = items.filter(({ id, name }) => met.get(`${kind}-${id}`) !== name)
  if (fresh.length === 0) return
  for (const { id, name } of fresh) met.set(`${kind}-${id}`, name)
  round++
  for (const listener of listeners) listener()
}

export function useEducationNames() {
  const t = useTexts('org_forms')
  const universities = useUniversities()
  useSyncExternalStore(
    subscribe,
    () => round,
    () => 0,
  )
  return (kind: Kind) => (id: number) => {
    const home = kind === 'university' ? universities.find((university) => university.id === id)?.name : undefined
    return met.get(`${kind}-${id}`) ?? home ?? t('numbered', { number: String(id) })
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
