type Save = () => Promise<boolean>

const saves = new Set<Save>()

/** Until the answer of this function is called, `save` is asked before "save and next" leaves the application. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save)
  return () => saves.delete(save)
}

/** Saves what is written and not saved yet. False: something was not saved, and says so in its place. */
export async function savesBeforeLeaving(): Promise<boolean> {
  for (const save of saves) if (!(await save())) return false
  return true
}
