import { type Change, isSameChange, memoryShelf, type Shelf } from './shelf.ts'
import { shelfName } from './shelf-name.ts'

const store = 'changes'

/** In IndexedDB, which outlives a reload, a crash and a session; in memory where the browser has none to give. */
export async function openShelf(): Promise<Shelf> {
  try {
    return shelfIn(await open())
  } catch (error) {
    console.warn(error)
    return memoryShelf()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(shelfName, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(store, { keyPath: ['candidateId', 'applicationId', 'questionId'] })
  return done(request)
}

function shelfIn(db: IDBDatabase): Shelf {
  // A later version of these pages may want to change the store: nobody's open tab stands in its way.
  db.onversionchange = () => db.close()
  return {
    lasts: true,
    of(candidateId, applicationId) {
      const from = applicationId === undefined ? [candidateId] : [candidateId, applicationId]
      return done<Change[]>(db.transaction(store).objectStore(store).getAll(allUnder(from)))
    },
    put: (change) =>
      replace(db, change, (found) =>
        found && found.typedAt > change.typedAt ? undefined : (kept) => kept.put(change),
      ),
    remove: (change) =>
      replace(db, change, (found) =>
        found && isSameChange(found, change) ? (kept) => kept.delete(keyOf(change)) : undefined,
      ),
    clear: (candidateId) =>
      done(
        db
          .transaction(store, 'readwrite')
          .objectStore(store)
          .delete(allUnder([candidateId])),
      ),
  }
}

/** Every key that begins like this: a list comes after all texts. */
const allUnder = (from: readonly string[]) => IDBKeyRange.bound(from, [...from, []])

type Act = (kept: IDBObjectStore) => unknown

/** Another tab may have put something newer there: looked at and acted upon in one transaction. */
function replace(db: IDBDatabase, change: Change, decide: (found: Change | undefined) => Act | undefined) {
  const transaction = db.transaction(store, 'readwrite')
  const kept = transaction.objectStore(store)
  const look: IDBRequest<Change | undefined> = kept.get(keyOf(change))
  look.onsuccess = () => decide(look.result)?.(kept)
  return new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

const keyOf = ({ candidateId, applicationId, questionId }: Change) => [candidateId, applicationId, questionId]

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
