/** Where the person wants it in private: the message is theirs, and no announcement. */
export const PrivateNotice = () => (
  <p className="in-private" role="note">
    Prefiere celebrarlo en privado: mandale el mensaje solo a la persona, sin publicarlo ni copiar a
    nadie.
  </p>
);
