/** Over what was written for it, which stays until it is copied or left. */
export function GoneNotice() {
  return (
    <p className="gone" role="alert">
      Este evento ya no está en esta fecha: se borró o se cambió.
    </p>
  );
}
