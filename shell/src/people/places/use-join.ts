import { type PlaceJoin, placeJoinedSchema } from '@almanaque/api';
import { sendJson, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { readAgain } from '../../account/session.ts';

/** Makes one office or team of two; all that may name it is then read again. */
export function useJoin() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (join: PlaceJoin) => {
    const url = `${apiBase}/api/v1/people/places/join`;
    const joined = await sendJson(placeJoinedSchema, 'POST', url, join);
    void readAgain(queries);
    return joined;
  };
}
