/** Who may write events, and the frame of the editor: fetched together when one is first to be written. */
export const loadEntrance = async () => {
  const [{ needOrganiser }, { EditorDialog }] = await Promise.all([
    import(/* webpackChunkName: "editor-entrance" */ './need-organiser.ts'),
    import(/* webpackChunkName: "editor-entrance" */ './editor-dialog.tsx'),
  ]);
  return { needOrganiser, EditorDialog };
};
