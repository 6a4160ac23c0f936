import styles from './bridge-drawing.module.css'

const hangers = [-150, -120, -90, -60, -30, 30, 60, 90, 120, 150]

/** Two banks, two arcs that meet, and their reflection: the whole product in one picture. */
export function BridgeDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 440 260" aria-hidden="true">
      <circle cx="220" cy="74" r="34" className={styles.sun} />
      <path d="M0 196C10 168 44 158 66 170c12 6 20 16 24 26z" className={styles.bank} />
      <path d="M440 196c-10-28-44-38-66-26-12 6-20 16-24 26z" className={styles.bank} />
      <path d="M30 196C64 100 134 70 220 66" className={styles.near} />
      <path d="M410 196c-34-96-104-126-190-130" className={styles.far} />
      <path d="M20 168h400" className={styles.deck} />
      {hangers.map((x) => (
        <path key={x} d={`M${220 + x} 168V${66 + (x * x) / 330}`} className={styles.hanger} />
      ))}
      <path d="M0 196h440" className={styles.water} />
      <path d="M60 214h76M168 226h120M320 212h64M110 240h52M260 246h70" className={styles.wave} />
    </svg>
  )
}
