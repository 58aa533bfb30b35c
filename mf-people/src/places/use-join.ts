import { type PlaceJoin, placeJoinedSchema } from '@almanaque/api';
import { changed, sendJson, useHost, useQueryClient } from '@almanaque/shared-contracts';

/** Makes one office or team of two; all that may name it is then read again. */
export function useJoin() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (join: PlaceJoin) => {
    const url = `${apiBase}/api/v1/people/places/join`;
    const joined = await sendJson(placeJoinedSchema, 'POST', url, join);
    await changed(queries, apiBase, 'people', 'calendar', 'messages', 'own:roster');
    return joined;
  };
}
