/**
 * Given names common in Argentina, lower case and without accents. They catch a person named where
 * no one expects one, such as in the description of a meeting. Left out on purpose: those that are
 * words, months or places a calendar needs (Julio, Mayo, Abril, Luz, Paz, Sol, Rosa, Santiago …).
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `adriana adrian agustin agustina alan alberto alejandra alejandro alfredo alicia ana analia andrea
   andres anibal antonella antonio ariel arturo barbara beatriz belen benjamin bernardo bianca brenda
   bruno camila candela carina carla carlos carmen carolina catalina cecilia celeste cesar christian
   cintia claudia claudio cristian cristina damian daniel daniela dario david debora diana diego
   dolores eduardo elena elias elisa elsa emanuel emilia emiliano enrique ernesto esteban estela
   esther eugenia eugenio evelyn ezequiel fabian fabiana facundo federico felipe fernanda fernando
   flavia florencia franco francisca francisco gabriel gabriela gaston georgina gerardo german gisela
   gladys gonzalo graciela gregorio guadalupe guido guillermina guillermo gustavo hector hernan hilda
   horacio hugo ignacio ines irene irma isabel ivan ivana jaime javier jazmin jesica jessica joaquin
   jorge jose josefina juan juana juliana julian julieta karen karina laura lautaro leandro leonardo
   leonel leticia lidia liliana lisandro lorena lorenzo lucas lucia luciana luciano lucio luis luisa
   magdalena malena manuel manuela marcela marcelo marcos margarita maria mariana mariano mariela
   marina mario marta martha martin martina mateo matias mauricio mauro maximiliano melina mercedes
   micaela miguel milagros miriam monica nadia nahuel natalia nelida nelson nestor nicolas noelia
   nora norberto norma octavio olga omar oscar pablo paola patricia patricio paula pedro rafael ramiro
   ramon raquel raul ricardo rita roberto rocio rodolfo rodrigo romina roque ruben ruth sabrina salvador
   samanta samuel sandra santino sara sebastian sergio silvana silvia silvina sofia soledad sonia
   stella susana tamara tatiana teresa thiago tomas valentin valentina valeria vanesa vanina veronica
   vicente victor victoria viviana walter ximena yamila yanina zulema`.split(/\s+/),
);
