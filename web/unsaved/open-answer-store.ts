import { type AnswerStore, type Change, isSameChange, memoryAnswerStore } from './answer-store.ts'
import { answerStoreName } from './answer-store-name.ts'

const store = 'changes'

/** Opens the store in IndexedDB, which outlives a reload, a crash and a session; in memory where there is none. */
export async function openAnswerStore(): Promise<AnswerStore> {
  try {
    return storeIn(await open())
  } catch (error) {
    console.warn(error)
    return memoryAnswerStore()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(answerStoreName, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(store, { keyPath: ['candidateId', 'applicationId', 'questionId'] })
  return done(request)
}

function storeIn(db: IDBDatabase): AnswerStore {
  // An open tab must not block a later version of these pages from upgrading the database.
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

/** All keys with this beginning: in IndexedDB, arrays sort after all texts. */
const allUnder = (from: readonly string[]) => IDBKeyRange.bound(from, [...from, []])

type Act = (kept: IDBObjectStore) => unknown

/** Reads and writes in one transaction, because another tab may have stored something newer. */
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
