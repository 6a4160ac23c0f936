type Save = () => Promise<boolean>

const saves = new Set<Save>()

/** Registers `save` to run before "save and next" leaves the application; returns a function that unregisters it. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save)
  return () => saves.delete(save)
}

/** Runs all registered saves. False: one failed, and shows its own error. */
export async function savesBeforeLeaving(): Promise<boolean> {
  for (const save of saves) if (!(await save())) return false
  return true
}
